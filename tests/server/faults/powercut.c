// Writes down what a program does to the files of one folder, so that a power cut can be played at any moment of it.
//
// Preloaded (LD_PRELOAD), with POWERCUT_FOLDER and POWERCUT_LOG set. The log is a row of records:
// op (1 byte), length of the file's name (1), offset (8), length of the data (4), name, data.
// Ops: w write, t truncate (offset is the size), s sync, u unlink.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>
#include <pthread.h>

enum { kMostFiles = 4096 };
static char* names[kMostFiles];
static int log_fd = -1;
static const char* folder;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWERCUT_FOLDER");
  const char* log = getenv("POWERCUT_LOG");
  if (folder && log) log_fd = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static const char* watched(const char* path) {
  const size_t length = folder ? strlen(folder) : 0;
  if (log_fd < 0 || strncmp(path, folder, length) != 0 || path[length] != '/') return NULL;
  return path + length + 1;
}

static void note(char op, const char* name, uint64_t offset, const void* data, uint32_t size) {
  unsigned char head[14] = {(unsigned char)op, (unsigned char)strlen(name)};
  memcpy(head + 2, &offset, 8);
  memcpy(head + 10, &size, 4);
  struct iovec parts[3] = {{head, 14}, {(void*)name, strlen(name)}, {(void*)data, size}};
  syscall(SYS_writev, log_fd, parts, size ? 3 : 2);
}

static int opened(int fd, const char* path) {
  const char* name = fd >= 0 && fd < kMostFiles ? watched(path) : NULL;
  if (fd >= 0 && fd < kMostFiles) {
    free(names[fd]);
    names[fd] = name ? strdup(name) : NULL;
  }
  return fd;
}

static const char* name_of(int fd) { return fd >= 0 && fd < kMostFiles ? names[fd] : NULL; }

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }

int open(const char* path, int flags, ...) { MODE(flags) return opened((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode), path); }
int open64(const char* path, int flags, ...) { MODE(flags) return opened((int)syscall(SYS_openat, AT_FDCWD, path, flags, mode), path); }

// The deed and its note are one, so that the log has the order of the deeds.
#define DO(call, op, offset, data, size) \
  const char* name = name_of(fd); \
  if (!name) return call; \
  pthread_mutex_lock(&lock); \
  long done = call; \
  if (done >= 0) note(op, name, (uint64_t)(offset), data, (uint32_t)(size)); \
  pthread_mutex_unlock(&lock); \
  return done;

ssize_t pwrite(int fd, const void* data, size_t size, off_t at) { DO(syscall(SYS_pwrite64, fd, data, size, at), 'w', at, data, done) }
ssize_t pwrite64(int fd, const void* data, size_t size, off64_t at) { DO(syscall(SYS_pwrite64, fd, data, size, at), 'w', at, data, done) }
ssize_t write(int fd, const void* data, size_t size) {
  DO(syscall(SYS_write, fd, data, size), 'w', syscall(SYS_lseek, fd, 0, SEEK_CUR) - done, data, done)
}
int ftruncate(int fd, off_t size) { DO((int)syscall(SYS_ftruncate, fd, size), 't', size, NULL, 0) }
int ftruncate64(int fd, off64_t size) { DO((int)syscall(SYS_ftruncate, fd, size), 't', size, NULL, 0) }
int fsync(int fd) { DO((int)syscall(SYS_fsync, fd), 's', 0, NULL, 0) }
int fdatasync(int fd) { DO((int)syscall(SYS_fdatasync, fd), 's', 0, NULL, 0) }

int close(int fd) {
  if (fd >= 0 && fd < kMostFiles && names[fd]) {
    free(names[fd]);
    names[fd] = NULL;
  }
  return (int)syscall(SYS_close, fd);
}

int unlink(const char* path) {
  const char* name = watched(path);
  const int done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (done == 0 && name) note('u', name, 0, NULL, 0);
  return done;
}
