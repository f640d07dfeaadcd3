import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { id } from '@yuncang/shared/kernel/wire'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { quotation as contract, type Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { linesIn, tariffCells } from '@yuncang/shared/nouns/tariff/cells'
import { App, Skeleton } from 'antd'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { formFailureOf } from '../../api/form-failure.ts'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { TabContext } from '../../lib/tab.ts'
import type { LineDefaults } from '../../records/prices/completed.ts'
import { useOffered, type Offered } from '../../records/prices/offered.ts'
import { PriceEditor, startPrices } from '../../records/prices/price-editor.tsx'
import { StatusPage } from '../../ui/status-page.tsx'
import { FormPage } from '../../ui/form/page.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { QuotationHeadFields } from './form-head.tsx'
import { refreshed } from './refreshed.ts'

const route = getRouteApi('/contract/quotation/form')

/** A contract belongs to a customer, who is asked for first; lines are judged as they stand in their cells. */
const schema = contract.create.input.extend({
  customerId: id(),
  details: z.array(tariffCells).min(1, 'quotation.linesRequired').max(500),
})

/** The first prices of a contract, from an empty sheet, a cost list or another quotation. */
export function NewQuotation() {
  const { contractId, customerId } = route.useSearch()
  const offered = useOffered()
  const found = useQuery({
    ...trpc.contract.get.queryOptions({ id: contractId ?? '' }),
    enabled: contractId !== undefined,
    ...inPlace,
  })
  if (found.error) return <StatusPage code={apiErrorOf(found.error).code} />
  if (!offered || (contractId !== undefined && !found.data)) return <Skeleton active />
  return <NewQuotationForm offered={offered} of={found.data} customerId={customerId} />
}

type Props = { offered: Offered; of: Contract | undefined; customerId: string | undefined }

function NewQuotationForm({ offered, of, customerId }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const create = useMutation(trpc.quotation.create.mutationOptions(inPlace))
  const [lists] = useState(() => ({ details: startPrices(offered, []) }))
  const [defaults, setDefaults] = useState<LineDefaults>({
    currency: of?.currency ?? 'CNY',
    taxIncluded: '1',
  })
  const [initial] = useState(() =>
    of
      ? {
          customerId: of.customerId,
          contractId: of.id,
          validFrom: of.startDate,
          validTo: of.endDate,
        }
      : { customerId },
  )
  const close = () => {
    void navigate({ to: '/contract/quotation/index' })
    tab.close()
  }
  const record = useRecordForm({
    schema,
    initial,
    lists,
    draft: { form: 'quotation', id: of?.id ?? 'new' },
    save: ({ customerId: _customerId, details, ...head }) =>
      create.mutateAsync({ ...head, details: linesIn(details, []) }),
    onSaved: async ({ bjdId, bjdNo }: Quotation) => {
      void message.success(t('quotation.created', { no: bjdNo }))
      await refreshed()
      void navigate({ to: '/contract/quotation/detail/$id', params: { id: bjdId } })
      tab.close()
    },
    describe: formFailureOf,
  })
  return (
    <FormPage title={t('quotation.new')} record={record} onReload={close} onClose={close}>
      <QuotationHeadFields
        lines={lists.details}
        currencies={offered.currencies}
        defaults={defaults}
        onDefaults={setDefaults}
      />
      <section className="card">
        <h2>{t('quotation.lines')}</h2>
        <PriceEditor
          lines={lists.details}
          offered={offered}
          defaults={defaults}
          onChange={record.touch}
        />
      </section>
    </FormPage>
  )
}
