import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@yuncang/shared/errors'

export type Passwords = {
  hash(password: string): Promise<string>
  /** False also for accounts without a password, after the same work. */
  verify(stored: string, password: string): Promise<boolean>
}

const argon2id = 2
/** 19 MiB, 2 passes (docs/domain/access.md#signing-in): the floor of OWASP ASVS 11.4.2. */
const floor = { memoryCost: 19_456, timeCost: 2 }
const atOnce = 2
const waitingAtMost = 20

/** Password hashing that cannot be used to starve the process: two at a time, twenty waiting, the rest refused with 429. */
export function argonPasswords(effort = floor): Passwords {
  const cost = { algorithm: argon2id, parallelism: 1, ...effort }
  let active = 0
  const waiting: (() => void)[] = []

  async function inTurn<R>(work: () => Promise<R>): Promise<R> {
    if (active >= atOnce) {
      if (waiting.length >= waitingAtMost) throw new AppError('session.busy', { retryAfter: 1 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else active += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else active -= 1
    }
  }

  const decoy = hash('a password that nobody has', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (stored, password) =>
      inTurn(async () => {
        const known = stored !== ''
        return (await verify(known ? stored : await decoy, password)) && known
      }),
  }
}
