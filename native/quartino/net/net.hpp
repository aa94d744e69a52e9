// The neural networks that play Quartino, in integers: the player, which sees what its seat may know, and the critic,
// which sees all cards. training/shipping.py writes their file and says what its numbers mean.
//
// Everything is integer arithmetic, so that every compiler and the browser choose alike.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "dot.hpp"
#include "logits.hpp"
#include "observation.hpp"

namespace fourfold::quartino {

constexpr int kLanes = 4;  // questions that are computed together

// A layer: outputs are fixed-point numbers, inputs bytes.
class Layer {
 public:
  int outputs() const { return static_cast<int>(biases_.size()); }

  // Sets or adds to the outputs. `blocks` are the blocks of inputs that are not all zero.
  template <bool has_signs>
  void compute(const std::int8_t* inputs, std::span<const int> blocks, bool adds, std::int32_t* found) const {
    constexpr int kTogether = 4;  // outputs that share the inputs in a processor's registers
    int output = 0;
    for (; output + kTogether <= outputs(); output += kTogether) {
      DotSum sums[kTogether] = {no_dot(), no_dot(), no_dot(), no_dot()};
      for (const int block : blocks)
        for (int i = 0; i < kTogether; ++i)
          sums[i] = add_dot<has_signs>(sums[i], inputs + block, weights(output + i) + block);
      for (int i = 0; i < kTogether; ++i) put(output + i, total(sums[i]), adds, found);
    }
    for (; output < outputs(); ++output) {
      DotSum sum = no_dot();
      for (const int block : blocks) sum = add_dot<has_signs>(sum, inputs + block, weights(output) + block);
      put(output, total(sum), adds, found);
    }
  }

  // The same for kLanes inputs at once, so that a weight is fetched once for all of them.
  template <bool has_signs>
  void compute_lanes(const std::int8_t* const* inputs, std::span<const int> blocks, bool adds,
                     std::int32_t* const* found) const {
    constexpr int kTogether = 2;
    for (int output = 0; output < outputs(); output += kTogether) {
      // The last output of an odd number is computed twice.
      const int outputs_here[kTogether] = {output, std::min(output + 1, outputs() - 1)};
      DotSum sums[kTogether][kLanes];
      for (auto& lanes : sums)
        for (DotSum& sum : lanes) sum = no_dot();
      for (const int block : blocks)
        for (int i = 0; i < kTogether; ++i) {
          const std::int8_t* weight = weights(outputs_here[i]) + block;
          for (int lane = 0; lane < kLanes; ++lane)
            sums[i][lane] = add_dot<has_signs>(sums[i][lane], inputs[lane] + block, weight);
        }
      for (int i = 0; i < kTogether && output + i < outputs(); ++i)
        for (int lane = 0; lane < kLanes; ++lane) put(output + i, total(sums[i][lane]), adds, found[lane]);
    }
  }

  // Reads a layer from the front of a file, which it shortens; false if the file is too short.
  bool read(std::span<const std::uint8_t>& file, int inputs, int outputs) {
    inputs_ = static_cast<std::size_t>(inputs);
    weights_.resize(inputs_ * static_cast<std::size_t>(outputs));
    multipliers_.resize(static_cast<std::size_t>(outputs));
    biases_.resize(static_cast<std::size_t>(outputs));
    return take(file, weights_) && take(file, multipliers_) && take(file, biases_);
  }

 private:
  static constexpr int kShift = 24;
  static constexpr std::int64_t kHalf = std::int64_t{1} << (kShift - 1);

  const std::int8_t* weights(int output) const { return weights_.data() + static_cast<std::size_t>(output) * inputs_; }

  void put(int output, std::int32_t sum, bool adds, std::int32_t* found) const {
    const auto at = static_cast<std::size_t>(output);
    const auto value =
        static_cast<std::int32_t>((std::int64_t{sum} * multipliers_[at] + kHalf) >> kShift) + biases_[at];
    found[at] = adds ? found[at] + value : value;
  }

  template <typename T>
  static bool take(std::span<const std::uint8_t>& file, std::vector<T>& to) {
    const std::size_t size = to.size() * sizeof(T);
    if (file.size() < size) return false;
    std::memcpy(to.data(), file.data(), size);
    file = file.subspan(size);
    return true;
  }

  std::size_t inputs_ = 0;
  std::vector<std::int8_t> weights_;  // output by output; never -128
  std::vector<std::int32_t> multipliers_, biases_;
};

constexpr int kWidest = 1024;

// Layers that each add to what the layers before have found.
class Trunk {
 public:
  bool read(std::span<const std::uint8_t>& file, int inputs, int width, int layers) {
    if (inputs % kDotBytes || width % kDotBytes || width < kDotBytes || width > kWidest || layers < 0 || layers > 16)
      return false;
    layers_.resize(static_cast<std::size_t>(layers));
    if (!first_.read(file, inputs, width)) return false;
    inputs_ = inputs;
    for (Layer& layer : layers_)
      if (!layer.read(file, width, width)) return false;
    return true;
  }

  int width() const { return first_.outputs(); }

  // Writes `width` bytes from 0 to 127.
  void compute(const std::int8_t* inputs, std::int8_t* normed) const {
    alignas(64) std::int32_t found[kWidest];
    int blocks[kWidest / kDotBytes], used = 0;
    for (int block = 0; block < inputs_; block += kDotBytes)
      if (!is_zero(inputs + block)) blocks[used++] = block;
    first_.compute<true>(inputs, {blocks, static_cast<std::size_t>(used)}, false, found);
    for (const Layer& layer : layers_) {
      normalise(found, normed);
      layer.compute<false>(normed, all_blocks(blocks), true, found);
    }
    normalise(found, normed);
  }

  // The same for kLanes questions.
  void compute_lanes(const std::int8_t* const* inputs, std::int8_t* const* normed) const {
    alignas(64) std::int32_t found[kLanes][kWidest];
    std::int32_t* rows[kLanes];
    for (int lane = 0; lane < kLanes; ++lane) rows[lane] = found[lane];
    int blocks[kWidest / kDotBytes], used = 0;
    for (int block = 0; block < inputs_; block += kDotBytes) {
      bool is_used = false;
      for (int lane = 0; lane < kLanes; ++lane) is_used = is_used || !is_zero(inputs[lane] + block);
      if (is_used) blocks[used++] = block;
    }
    first_.compute_lanes<true>(inputs, {blocks, static_cast<std::size_t>(used)}, false, rows);
    for (const Layer& layer : layers_) {
      for (int lane = 0; lane < kLanes; ++lane) normalise(found[lane], normed[lane]);
      layer.compute_lanes<false>(normed, all_blocks(blocks), true, rows);
    }
    for (int lane = 0; lane < kLanes; ++lane) normalise(found[lane], normed[lane]);
  }

  std::span<const int> all_blocks(int* room) const {
    for (int block = 0; block < width(); block += kDotBytes) room[block / kDotBytes] = block;
    return {room, static_cast<std::size_t>(width() / kDotBytes)};
  }

 private:
  static bool is_zero(const std::int8_t* block) {
    std::uint64_t any = 0;
    for (int from = 0; from < kDotBytes; from += 8) {
      std::uint64_t word;
      std::memcpy(&word, block + from, 8);
      any |= word;
    }
    return any == 0;
  }

  // The numbers less their mean, in units of their standard deviation, of which 32 is one; negative ones become 0.
  void normalise(const std::int32_t* found, std::int8_t* normed) const {
    constexpr int kUnit = 32, kShift = 20, kMost = 127;
    const int size = width();
    std::int64_t sum = 0, squares = 0;
    for (int i = 0; i < size; ++i) sum += found[i];
    const auto mean = static_cast<std::int32_t>(sum / size);
    for (int i = 0; i < size; ++i) squares += std::int64_t{found[i] - mean} * (found[i] - mean);
    const std::int64_t deviation = root(static_cast<std::uint64_t>(squares / size) + 1);
    const auto factor = static_cast<std::int32_t>(std::max<std::int64_t>((kUnit << kShift) / deviation, 1));
    // No larger number has another result, and the product of this one with the factor fits into 32 bits.
    const std::int32_t most = (kMost << kShift) / factor + 1;
    for (int i = 0; i < size; ++i) {
      const std::int32_t above = std::clamp(found[i] - mean, 0, most);
      normed[i] = static_cast<std::int8_t>(std::min((above * factor + (1 << (kShift - 1))) >> kShift, kMost));
    }
  }

  // The largest integer whose square is not larger.
  static std::int64_t root(std::uint64_t square) {
    std::uint64_t found = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31; bit; bit >>= 1)
      if ((found | bit) * (found | bit) <= square) found |= bit;
    return static_cast<std::int64_t>(found);
  }

  Layer first_;
  std::vector<Layer> layers_;
  int inputs_ = 0;
};

// What the nets answer, as logits.
struct Answer {
  std::int32_t policy[kListed];
  std::int32_t belief[kHiddenInputs];  // opponent by opponent, in the symmetry of the seat
  std::int32_t chances[kMostSeats];    // of winning, for the seats from the own one on
};

class Nets {
 public:
  // Reads the file of the nets; nothing if it is another file.
  static std::optional<Nets> read(std::span<const std::uint8_t> file) {
    std::uint32_t head[6];
    if (file.size() < sizeof(kName) + sizeof(head) || std::memcmp(file.data(), kName, sizeof(kName))) return {};
    std::memcpy(head, file.data() + sizeof(kName), sizeof(head));
    file = file.subspan(sizeof(kName) + sizeof(head));
    for (const std::uint32_t number : head)
      if (number > kWidest) return {};
    const auto size = [&head](int which) { return static_cast<int>(head[which]); };
    Nets nets;
    if (size(0) != kInputs || size(3) != kCriticInputs) return {};
    const bool is_whole =
        nets.player_.read(file, size(0), size(1), size(2)) && nets.policy_.read(file, size(1), kListed) &&
        nets.belief_.read(file, size(1), kHiddenInputs) && nets.chances_.read(file, size(1), kMostSeats) &&
        nets.critic_.read(file, size(3), size(4), size(5)) && nets.criticism_.read(file, size(4), kMostSeats) &&
        (file.empty() || nets.read_reader(file));
    return is_whole ? std::optional(std::move(nets)) : std::nullopt;
  }

  // Answers kInputs numbers, aligned to 64 bytes.
  void answer(const std::int8_t* inputs, Answer& answer) const {
    alignas(64) std::int8_t normed[kWidest];
    int room[kWidest / kDotBytes];
    player_.compute(inputs, normed);
    const auto blocks = player_.all_blocks(room);
    policy_.compute<false>(normed, blocks, false, answer.policy);
    belief_.compute<false>(normed, blocks, false, answer.belief);
    chances_.compute<false>(normed, blocks, false, answer.chances);
  }
  // Which cards the opponents hold, as logits, opponent by opponent: as the reader says, who has watched players of all
  // strengths, or, in nets without a reader, as the player supposes who knows players of its own strength only.
  void believe(const std::int8_t* inputs, std::int32_t* belief) const {
    alignas(64) std::int8_t normed[kWidest];
    int room[kWidest / kDotBytes];
    const Trunk& trunk = has_reader_ ? reader_ : player_;
    trunk.compute(inputs, normed);
    (has_reader_ ? reading_ : belief_).compute<false>(normed, trunk.all_blocks(room), false, belief);
  }
  void choose(const std::int8_t* inputs, std::int32_t* policy) const {
    alignas(64) std::int8_t normed[kWidest];
    int room[kWidest / kDotBytes];
    player_.compute(inputs, normed);
    policy_.compute<false>(normed, player_.all_blocks(room), false, policy);
  }
  // The policies for some questions, each at `inputs` + number · kInputs.
  void choose_each(const std::int8_t* inputs, int count, std::int32_t (*policies)[kListed]) const {
    each(player_, policy_, inputs, kInputs, count, [policies](int number) { return policies[number]; });
  }
  // The chances of winning that the critic sees for some questions, each at `inputs` + number · kCriticInputs.
  void criticise_each(const std::int8_t* inputs, int count, std::int32_t (*chances)[kMostSeats]) const {
    each(critic_, criticism_, inputs, kCriticInputs, count, [chances](int number) { return chances[number]; });
  }
  // The chances of winning that the critic sees in kCriticInputs numbers, aligned to 64 bytes.
  void criticise(const std::int8_t* inputs, std::int32_t* chances) const {
    alignas(64) std::int8_t normed[kWidest];
    int room[kWidest / kDotBytes];
    critic_.compute(inputs, normed);
    criticism_.compute<false>(normed, critic_.all_blocks(room), false, chances);
  }

  // All inputs of the critic, with zeros that fill the last block.
  static constexpr int kCriticInputs = (kInputs + kHiddenInputs + kDotBytes - 1) / kDotBytes * kDotBytes;

 private:
  static constexpr char kName[8] = {'q', 'u', 'a', 'r', 't', 'n', 'e', 't'};

  // Answers questions kLanes at a time; the last few are filled up with the last question.
  template <typename Row>
  static void each(const Trunk& trunk, const Layer& head, const std::int8_t* inputs, int size, int count, Row row) {
    alignas(64) std::int8_t normed[kLanes][kWidest];
    std::int32_t unused[kListed];
    int room[kWidest / kDotBytes];
    for (int begin = 0; begin < count; begin += kLanes) {
      const std::int8_t* questions[kLanes];
      std::int8_t* found[kLanes];
      std::int32_t* answers[kLanes];
      for (int lane = 0; lane < kLanes; ++lane) {
        const int number = std::min(begin + lane, count - 1);
        questions[lane] = inputs + static_cast<std::size_t>(number) * static_cast<std::size_t>(size);
        found[lane] = normed[lane];
        answers[lane] = begin + lane < count ? row(number) : unused;
      }
      trunk.compute_lanes(questions, found);
      head.compute_lanes<false>(found, trunk.all_blocks(room), false, answers);
    }
  }

  // Reads the reader, which is the end of a file.
  bool read_reader(std::span<const std::uint8_t>& file) {
    std::uint32_t sizes[3];
    if (file.size() < sizeof(sizes)) return false;
    std::memcpy(sizes, file.data(), sizeof(sizes));
    file = file.subspan(sizeof(sizes));
    if (sizes[0] != kInputs || sizes[1] > kWidest || sizes[2] > kWidest) return false;
    const auto width = static_cast<int>(sizes[1]);
    has_reader_ = true;
    return reader_.read(file, kInputs, width, static_cast<int>(sizes[2])) &&
           reading_.read(file, width, kHiddenInputs) && file.empty();
  }

  bool has_reader_ = false;
  Trunk player_, critic_, reader_;
  Layer policy_, belief_, chances_, criticism_, reading_;
};

}  // namespace fourfold::quartino
