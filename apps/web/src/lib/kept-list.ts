const database = 'yuncang'
const table = 'kept'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database did not open.'))
  })
}

export type KeptList<T> = {
  read(): Promise<T[]>
  /** Changes the list in one step, whatever other windows do. */
  change(change: (list: readonly T[]) => T[]): Promise<void>
}

/** A list in the browser's database; it survives reloads and sign-outs. */
export function keptList<T>(key: string): KeptList<T> {
  // Only lists of this type are written under the key.
  const listIn = (value: unknown) => (Array.isArray(value) ? (value as T[]) : [])

  async function run(change?: (list: readonly T[]) => T[]): Promise<T[]> {
    const opened = await open()
    try {
      return await new Promise<T[]>((resolve, reject) => {
        const transaction = opened.transaction(table, change ? 'readwrite' : 'readonly')
        const store = transaction.objectStore(table)
        const request: IDBRequest<unknown> = store.get(key)
        request.onsuccess = () => {
          if (change) store.put(change(listIn(request.result)), key)
        }
        transaction.oncomplete = () => resolve(listIn(request.result))
        transaction.onabort = () => reject(transaction.error ?? new Error('The list was not kept.'))
      })
    } finally {
      opened.close()
    }
  }

  return { read: () => run(), change: async (change) => void (await run(change)) }
}
