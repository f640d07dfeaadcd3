import type { KeptLetter, ReturnedMail, ReturnVerdict } from '../connectors/mail/connector.ts'
import { reasonOf } from '../connectors/outside/caller.ts'
import type { Services } from '../platform/services.ts'
import { noteReturned } from './settled.ts'

/** As long as one look may take, however slowly the other side speaks. */
const lookMs = 60_000

/** One look at what came back. Throws when the mailbox cannot be read; what was heard until then is noted. */
export async function collectReturned(
  services: Services,
  signal = AbortSignal.timeout(lookMs),
): Promise<void> {
  const { log } = services
  const count = figureOf(services)
  const listener = {
    async returned(mail: ReturnedMail): Promise<ReturnVerdict> {
      try {
        const verdict = await noteReturned(services, mail)
        if (verdict === 'noted') count({ outcome: 'returned' })
        return verdict
      } catch (error) {
        // One that cannot be written keeps none of the others waiting.
        log.error({ err: error, outbox: mail.key }, 'returned mail not noted')
        return 'later'
      }
    },
    kept(letter: KeptLetter): void {
      count({ outcome: letter.why })
      if (letter.why !== 'noFailure') log.warn(letter, 'letter among returned mail left to people')
    },
  }
  await services.outside.mail?.returns?.collect(listener, signal)
}

const figureOf = ({ metrics }: Services) =>
  metrics.counts({
    name: 'yuncang_mail_returns_total',
    help: 'Letters in the mailbox of returned mail by what they were, and looks that failed.',
    labelNames: ['outcome'],
  })

/** Looks at regular times, beside the outbox, which waits for none of it; gives the function that ends it. */
export function startReturned(services: Services): () => Promise<void> {
  const returns = services.outside.mail?.returns
  if (!returns) return () => Promise.resolve()
  const ending = new AbortController()
  let running: Promise<void> | undefined
  const look = () => {
    running ??= collectReturned(
      services,
      AbortSignal.any([ending.signal, AbortSignal.timeout(lookMs)]),
    )
      .catch((error: unknown) => {
        if (ending.signal.aborted) return
        figureOf(services)({ outcome: 'failed' })
        services.log.warn({ reason: reasonOf(error) }, 'mailbox of returned mail not read')
      })
      .finally(() => (running = undefined))
  }
  const timer = setInterval(look, returns.everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}
