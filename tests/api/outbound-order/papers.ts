import { at, type outboundSuite } from '../../support/outbound.ts'
import { readPdf } from '../../support/pdf.ts'
import { buyer, rubberInStock } from '../../support/rubber.ts'

/** Outbound orders on paper, by an application of outbound orders. */
export function papersOf({ app, bill, saved }: ReturnType<typeof outboundSuite>) {
  const print = async (businessId: string, as: string, locale = 'zh') => {
    const asked = { paper: 'outboundOrder', businessId, locale }
    return (await readPdf(await app().download('paper.print', asked, at(as)))).pages
  }
  const copiesOf = async (businessId: string): Promise<number[]> => {
    const found = await app().data('paper.copies', { paper: 'outboundOrder', businessId }, at('kf'))
    return found.map(({ times }: any) => times)
  }

  /** An order of somebody whose people are not those of 青岛样例橡胶. */
  async function foreign() {
    const masterBillNo = `${bill()}F`
    const [lot] = await rubberInStock(app().services, { bill: masterBillNo, customer: buyer })
    const lines = [{ productId: lot!.productId, pieces: 2 }]
    return saved({ masterBillNo, customerId: lot!.hqCustomerId, lines })
  }
  return { print, copiesOf, foreign }
}
