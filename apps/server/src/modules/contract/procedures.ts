import { contract, contractParty } from '@yuncang/shared/nouns/contract/contract'
import { quotation } from '@yuncang/shared/nouns/quotation/contract'
import { member, router } from '../../trpc/operation.ts'
import { reject, setStatus, voidContract } from './service/audit.ts'
import { file, setStopped, unfile } from './service/filing.ts'
import { setPartyStopped } from './service/parties.ts'
import { create as createQuotation, save, updatePrices } from './service/prices.ts'
import { refuseQuotation, setLineStopped, setQuotationStatus } from './service/quotation.ts'
import {
  contacters,
  ending,
  filingPlaces,
  get,
  page,
  parties,
  quotationOf,
  subjects,
} from './service/read.ts'
import { declineRenewal, renew } from './service/renewal.ts'
import { versions } from './service/versions.ts'
import { create, createWithQuotation, remove, update } from './service/save.ts'

export const contractProcedures = router({
  page: member.query(contract.page, page),
  get: member.query(contract.get, get),
  create: member.mutation(contract.create, create),
  createWithQuotation: member.mutation(contract.createWithQuotation, createWithQuotation),
  update: member.mutation(contract.update, update),
  remove: member.mutation(contract.remove, remove),
  setStatus: member.mutation(contract.setStatus, setStatus),
  setQuotationStatus: member.mutation(contract.setQuotationStatus, setQuotationStatus),
  refuse: member.mutation(contract.refuse, reject),
  refuseQuotation: member.mutation(contract.refuseQuotation, refuseQuotation),
  void: member.mutation(contract.void, voidContract),
  renew: member.mutation(contract.renew, renew),
  declineRenewal: member.mutation(contract.declineRenewal, declineRenewal),
  setStopped: member.mutation(contract.setStopped, setStopped),
  file: member.mutation(contract.file, file),
  unfile: member.mutation(contract.unfile, unfile),
  ending: member.query(contract.ending, ending),
  versions: member.query(contract.versions, versions),
  subjects: member.query(contract.subjects, subjects),
  filingPlaces: member.query(contract.filingPlaces, filingPlaces),
  quotation: member.query(contract.quotation, quotationOf),
  setLineStopped: member.mutation(contract.setLineStopped, setLineStopped),
  parties: member.query(contract.parties, parties),
  contacters: member.query(contract.contacters, contacters),
})

/** Other prices have the contract audited anew. */
export const quotationPriceProcedures = router({
  create: member.mutation(quotation.create, createQuotation),
  save: member.mutation(quotation.save, save),
  updatePrices: member.mutation(quotation.updatePrices, updatePrices),
})

export const contractPartyProcedures = router({
  setStopped: member.mutation(contractParty.setStopped, setPartyStopped),
})
