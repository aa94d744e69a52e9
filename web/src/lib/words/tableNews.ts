// The events of a table in words, as they are announced to screen readers when they happen.
import type { Numbered, TableView } from '../net/wire'
import { callNews } from './callNews'
import { gameEnd } from './gameEnd'
import { eventText, isWrongCall } from './events'
import { setOf } from './phrases'
import { goesFirst } from './firstPlayer'
import { chairName, isMine, isYou, seatInside } from './seats'
import { sentence, t } from './texts.svelte'

/** Return a sentence for each event that is worth one, and at the end of a game who has won and why. */
export function newsTexts(events: readonly Numbered[], view: TableView): string[] {
  const found: string[] = []
  const { match } = view
  const name = (seat: string) => seatInside(view, seat)
  const played = events.flatMap(({ event }) =>
    event.kind === 'played' ? `${event.seat} ${event.move}${event.refused ? ' ?' : ''}` : [],
  )
  let at = 0
  for (const { event } of events) {
    if (event.kind === 'played' && match) {
      const isWrong = isWrongCall(played, at, match.view)
      found.push(eventText(played[at]!, name, setOf(view.settings.rules), isWrong, (seat) => isYou(view, seat)))
      at += 1
    } else if (event.kind === 'said') {
      const isOwn = event.chair != null && view.your_chairs.includes(event.chair)
      if (!isOwn || view.settings.same_screen)
        found.push(t('page-said', { name: event.name, phrase: t(`page-phrase-${event.phrase}`) }))
    } else if (event.kind === 'sat' && event.who === 'person' && !match && !view.your_chairs.includes(event.chair))
      found.push(t('page-sat', { name: event.name }))
    else if (event.kind === 'started') found.push([t('page-started'), goesFirst(view)].filter(Boolean).join(' '))
    else if (event.kind === 'aborted') found.push(t('page-aborted'))
    else if (event.kind === 'taken-back') found.push(t('page-taken-back'))
    else if (event.kind === 'takeback-asked')
      found.push(
        isMine(view, event.seat)
          ? t('page-takeback-waiting')
          : sentence(t('page-takeback-asked', { name: name(event.seat) })),
      )
    else if (event.kind === 'takeback-answered' && !isYou(view, event.seat))
      found.push(
        sentence(t(event.agrees ? 'page-takeback-agreed' : 'page-takeback-declined', { name: name(event.seat) })),
      )
    else if (event.kind === 'rematch-asked' && !view.your_chairs.includes(event.chair))
      found.push(t('page-again-wanted', { names: chairName(view.chairs[event.chair]!), number: 1 }))
    else if (event.kind === 'draw-refused')
      found.push(
        isYou(view, event.seat)
          ? t('page-draw-declined-you')
          : sentence(t('page-draw-declined', { name: name(event.seat) })),
      )
  }
  const isCall = played.at(-1)?.split(' ')[1] === 'call'
  const news = isCall && match ? callNews(view) : null
  // The event itself has told who made the card.
  if (news && !news.isFalse) found.push(t('quartino-tokens-back'))
  const end = played.length ? gameEnd(view) : null
  if (end) found.push(`${end.title.replace(/[.!]$/, '')}. ${end.why}`)
  return found
}
