/** How a value lies in the browser's storage (docs/domain/interface.md#what-the-browser-keeps). */
export type StoreRecord = {
  readonly dataType: string
  readonly content: unknown
  /** Set for what lives as long as the window. */
  readonly type?: 'session'
  /** When it was stored, in milliseconds. */
  readonly datetime: number
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>
type Settings = {
  readonly prefix: string
  readonly local: Area
  readonly session: Area
  readonly now: () => number
}

const isRecord = (value: unknown): value is StoreRecord =>
  typeof value === 'object' && value !== null && 'dataType' in value && 'datetime' in value

function parse(text: string | null): StoreRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Values under the prefix of the application; the flag `type` selects the session's storage over the local one. */
export function createStore({ prefix, local, session, now }: Settings) {
  const areaOf = (type?: 'session') => (type === 'session' ? session : local)

  function namesOf(type?: 'session'): string[] {
    const area = areaOf(type)
    return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  }

  const remove = (name: string, type?: 'session'): void => areaOf(type).removeItem(prefix + name)

  const record = (name: string, type?: 'session'): StoreRecord | undefined =>
    parse(areaOf(type).getItem(prefix + name))

  return {
    set(name: string, content: unknown, type?: 'session'): void {
      const stored: StoreRecord = {
        dataType: typeof content,
        content,
        ...(type && { type }),
        datetime: now(),
      }
      areaOf(type).setItem(prefix + name, JSON.stringify(stored))
    },
    record,
    /** Undefined for what is not there or was not written by us. */
    get: (name: string, type?: 'session'): unknown => record(name, type)?.content,
    /** The same where only a text makes sense. */
    text(name: string, type?: 'session'): string | null {
      const content = record(name, type)?.content
      return typeof content === 'string' ? content : null
    },
    remove,
    /** Removes everything of ours but what is to be kept. */
    clear(type?: 'session', isKept: (name: string) => boolean = () => false): void {
      for (const name of namesOf(type)) if (!isKept(name)) remove(name, type)
    },
  }
}
