import type { Read } from '@yuncang/db/handle'
import { isLoadPhoto } from '@yuncang/shared/nouns/file/rules'
import * as repo from '../repo.ts'

/** Whether there is a photo of the load of a truck of an order. */
export const hasLoadPhoto = async (
  db: Read,
  { id, orderId }: { id: string; orderId: string },
): Promise<boolean> =>
  (await repo.ofBusinesses(db, [orderId])).some((file) => isLoadPhoto(file, id))
