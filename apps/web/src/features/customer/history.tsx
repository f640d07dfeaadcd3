import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { listed } from '../../lib/language.ts'
import { Timeline } from '../../ui/timeline.tsx'

const actionKeys = {
  create: 'customer.action.create',
  update: 'customer.action.update',
  stop: 'customer.action.stop',
  resume: 'customer.action.resume',
  remove: 'customer.action.remove',
} as const

const partKeys = {
  invoice: 'customer.part.invoice',
  bank: 'customer.part.bank',
  contacter: 'customer.part.contacter',
  branch: 'customer.part.branch',
} as const

const keyIn = (keys: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(keys, word) ? keys[word] : undefined

/** What was done, «update», or to which kind of sub-record, «bank.update». */
function useActionWords() {
  const { t } = useTranslation()
  return (action: string): string => {
    const [part = '', verb = ''] = action.split('.')
    const noun = keyIn(partKeys, part)
    const done = keyIn(actionKeys, noun ? verb : action)
    if (!done) return action
    return noun ? t('customer.action.ofPart', { action: t(done), noun: t(noun) }) : t(done)
  }
}

/** Who changed what, with the values before and after. */
export function CustomerHistory({ id }: { id: string }) {
  const { t } = useTranslation()
  const wordsOf = useActionWords()
  const { data } = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  if (!data) return null
  return (
    <section style={{ marginTop: 24 }}>
      <h2 style={{ fontSize: 16 }}>{t('records.title')}</h2>
      {data.length === 0 && <p>{t('records.empty')}</p>}
      <Timeline
        entries={data.map((record) => ({
          key: record.id,
          time: record.time,
          title: `${record.realName} ${wordsOf(record.action)}`,
          details: <Changes diff={record.fieldDiff} isNew={record.action.endsWith('create')} />,
        }))}
      />
    </section>
  )
}

type Diff = Record<string, { before?: unknown; after?: unknown }>

function Changes({ diff, isNew }: { diff: Diff; isNew: boolean }) {
  const { t, i18n } = useTranslation()
  const show = useValueWords()
  return Object.entries(diff).map(([field, { before, after }]) => {
    const key = `customer.field.${field}`
    const [was, is] = [show(field, before), show(field, after)]
    return (
      <div key={field} style={{ fontSize: 12 }}>
        {t('records.value', {
          field: i18n.exists(key) ? t(key) : field,
          value: isNew || was === is ? is : `${was} → ${is}`,
        })}
      </div>
    )
  })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const flags = new Set(['isVisual', 'isStop', 'isDefault', 'isNotify', 'settleWithParent'])

/** A value as the screens show it. */
function useValueWords() {
  const { labelOf: yesNo } = useDictionary('YES_NO')
  const { labelOf: customerType } = useDictionary('CUS_SUP_TYPE')
  const { labelOf: property } = useDictionary('PROPERTY')
  const { labelOf: invoiceType } = useDictionary('INVOICE_TYPE')
  const { labelOf: currency } = useDictionary('CURRENCY')
  const labels = new Map(Object.entries({ customerType, property, invoiceType, currency }))
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '—'
    const labelOf = flags.has(field) ? yesNo : (labels.get(field) ?? asText)
    const each: unknown[] = Array.isArray(value) ? value : [value]
    return listed(each.map((one) => labelOf(asText(one))))
  }
}
