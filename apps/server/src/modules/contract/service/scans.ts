import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { addressOf } from '../../file/service/papers.ts'
import { scansOf } from '../../file/service/scans.ts'
import type * as repo from '../repo.ts'

type Attachments = repo.ContractRow['attachments']

/** Whether a signed paper of a contract is there to be opened: an address that was only written down is none. */
export const hasScan = (attachments: Attachments): boolean =>
  attachments.some((each) => 'id' in each)

/** The signed papers of a contract with those that come to it. Throws for a file that is no scan of this contract. */
export async function withScans(
  tx: Tx,
  { id, contractNo: no, attachments }: repo.ContractRow,
  fileIds: readonly string[],
): Promise<Attachments> {
  const scans = await scansOf(tx, { module: businessModules.contract, id, no }, fileIds)
  const isNew = (scan: { id: string }) =>
    !attachments.some((each) => 'id' in each && each.id === scan.id)
  return [...attachments, ...scans.filter(isNew)]
}

export const presentScans = (attachments: Attachments): Contract['attachments'] =>
  attachments.map((each) =>
    'id' in each ? { ...each, url: addressOf(each.id) } : { ...each, id: null },
  )
