import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import type { Term } from '@yuncang/shared/nouns/contract/term'
import { client } from '../../api/client.ts'
import type { Step } from './steps.ts'

/** What a dialog has asked for. */
export type Said = {
  msg?: string
  confirmed?: boolean
  filingPlace?: string
  filingNo?: string
  /** Ids of documents of the contract. */
  papers?: string[]
  /** From when to when a renewal is. */
  term?: Term
}

type Call = (contract: Contract, said: Said) => Promise<Contract | null>

const setStatus =
  (status: '0' | '1' | '2'): Call =>
  ({ id, version }, { confirmed = false }) =>
    client.contract.setStatus.mutate({ id, version, status, confirmed })

const setQuotationStatus =
  (status: '0' | '1' | '2'): Call =>
  ({ id, version }) =>
    client.contract.setQuotationStatus.mutate({ id, version, status })

/** What each step asks of the server; it answers with the contract, for a renewal with the new one. */
export const stepCalls: Record<Step, Call> = {
  submit: setStatus('1'),
  withdraw: setStatus('0'),
  pass: setStatus('2'),
  refuse: ({ id, version }, { msg = '' }) => client.contract.refuse.mutate({ id, version, msg }),
  withdrawQuotation: setQuotationStatus('0'),
  submitQuotation: setQuotationStatus('1'),
  passQuotation: setQuotationStatus('2'),
  refuseQuotation: ({ id, version }, { msg = '' }) =>
    client.contract.refuseQuotation.mutate({ id, version, msg }),
  renew: ({ id, version }, { term }) => client.contract.renew.mutate({ id, version, ...term }),
  noRenewal: ({ id, version }, { msg = '' }) =>
    client.contract.declineRenewal.mutate({ id, version, reason: msg }),
  file: ({ id, version }, { filingPlace = '', filingNo = '', papers = [] }) =>
    client.contract.file.mutate({ id, version, filingPlace, filingNo, attachments: papers }),
  unfile: ({ id, version }) => client.contract.unfile.mutate({ id, version }),
  stop: ({ id, version }, { msg = '' }) =>
    client.contract.setStopped.mutate({ id, version, isStop: 1, stopReason: msg }),
  resume: ({ id, version }) => client.contract.setStopped.mutate({ id, version, isStop: 0 }),
  void: ({ id, version }, { msg = '', papers = [] }) =>
    client.contract.void.mutate({ id, version, msg, attachments: papers }),
  remove: async ({ id, version }) => {
    await client.contract.remove.mutate({ ids: [id], versions: [version] })
    return null
  },
}
