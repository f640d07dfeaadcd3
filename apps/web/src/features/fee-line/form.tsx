import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import type { FeeLineDetail } from '@yuncang/shared/nouns/fee-line/record'
import type { Pricing } from '@yuncang/shared/nouns/fee-line/rules'
import { App } from 'antd'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { valuesIn } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import { money, plainMoney } from '../../lib/money.ts'
import { FeeFields } from './fields.tsx'
import { refreshed } from './refreshed.ts'

const route = getRouteApi('/fee/feeLine/index')

/** Says what was saved, and what it comes to. */
function useSaved(close: () => void) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  return async ({ amount, currency, ...line }: FeeLineDetail) => {
    const name = feeNameOf(line)
    void message.success(
      t('feeLine.saved', { name, amount: `${money(amount, currency)} ${currency}` }),
    )
    await refreshed()
    close()
  }
}

const defaults = () => ({
  pricing: 'TARIFF',
  recPay: 1,
  qty: '1',
  currency: 'CNY',
  taxIncluded: 1,
  bizDate: dayjs().format('YYYY-MM-DD'),
})

/** A fee by hand. */
export function NewFee() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/fee/feeLine/index', search })
  const saved = useSaved(close)
  const save = useMutation(trpc.feeLine.create.mutationOptions(inPlace))
  return (
    <RecordDrawer
      title={t('feeLine.new')}
      schema={feeLine.create.input}
      initial={defaults()}
      draft={{ form: 'feeLine', id: 'new' }}
      fields={<FeeFields />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={saved}
      onReload={close}
      onClose={close}
    />
  )
}

const pricingOf = ({ calcMethod, priceSource }: FeeLineDetail): Pricing =>
  calcMethod === 'PASS' ? 'PASS' : priceSource === 'MANUAL' ? 'TYPED' : 'TARIFF'

export function EditFeeForm({ line, onClose }: { line: FeeLineDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const saved = useSaved(onClose)
  const save = useMutation(trpc.feeLine.update.mutationOptions(inPlace))
  const { id, version } = line
  return (
    <RecordDrawer
      title={t('feeLine.edit')}
      schema={feeLine.update.input}
      initial={{
        ...valuesIn(feeLine.create.input, line),
        ...line.traits,
        price: plainMoney(line.price, line.currency),
        amount: plainMoney(line.amount, line.currency),
        pricing: pricingOf(line),
        bizDate: line.periodTo,
      }}
      extra={{ id, version }}
      draft={{ form: 'feeLine', id, version }}
      fields={<FeeFields />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={saved}
      onReload={() => void refreshed().then(onClose)}
      onClose={onClose}
    />
  )
}
