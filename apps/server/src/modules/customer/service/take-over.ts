import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { customer, type CustomerDraft } from '@yuncang/shared/nouns/customer/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind, save } from '../../../kernel/master-data/service/noun.ts'
import { rows, type CustomerRow } from '../repo.ts'
import { customerNoun } from './noun.ts'
import { addCustomers } from './save.ts'

type Outside = Pick<CustomerDraft, 'customerName' | 'socialCreditCode'> & Partial<CustomerDraft>

/**
 * Brings a customer that another system knows into ours: the one with its credit code, or its name, is brought up to
 * date where the other system says something; without one it is added. Throws 409 for data that our own rules refuse.
 */
export async function takeOver(
  tx: Tx,
  ctx: Ctx,
  outside: Outside,
  source: '客户平台' | '合同系统',
): Promise<CustomerRow> {
  const parsed = customer.create.input.safeParse(outside)
  if (!parsed.success) {
    const answer = `${outside.customerName} ${outside.socialCreditCode}`
    throw new AppError('customerPlatform.refused', { params: { answer } })
  }
  const draft = parsed.data
  const name = normalizeName(draft.customerName)
  const code = draft.socialCreditCode.trim().toUpperCase()
  const [byCode] = await rows.withValues(tx, 'socialCreditCode', [code])
  const [byName] = byCode ? [] : await rows.withValues(tx, 'customerName', [name])
  const known = byCode ?? byName
  // The other system goes on with a customer that was merged here: it means the one that took over.
  if (known?.mergedIntoId != null) return mustFind(tx, customerNoun, known.mergedIntoId)
  if (!known) {
    return only(await addCustomers(tx, ctx, [draft], source))
  }
  const { dutyNumber, address, customsEtpsNo } = draft
  const said = { customerName: name, socialCreditCode: code, dutyNumber, address, customsEtpsNo }
  const news = Object.entries(said).filter(
    ([key, value]) => value !== '' && Reflect.get(known, key) !== value,
  )
  if (news.length === 0) return known
  const changes = { ...Object.fromEntries(news), syncSource: source }
  return save(tx, ctx, customerNoun, {
    before: known,
    version: known.version,
    action: 'sync',
    changes,
  })
}
