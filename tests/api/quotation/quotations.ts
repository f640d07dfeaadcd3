import { contractSuite, type Made } from '../../support/contracts.ts'

/** Quotations, each of a contract of a customer of its own. */
export function quotationSuite() {
  const { app, of, customerId, turn } = contractSuite()
  const quotationOf = ({ id }: { id: string }): Promise<any> =>
    app().data('contract.quotation', { id }, 'sw')
  const again = ({ id }: Made): Promise<Made> => app().data('contract.get', { id }, 'sw')
  const setStatus = ({ id, version }: Made, status: string, as: string) =>
    app().call('contract.setQuotationStatus', { id, version, status }, as)
  return { app, of, customerId, turn, quotationOf, again, setStatus }
}
