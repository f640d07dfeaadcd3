import { useQuery } from '@tanstack/react-query'
import { adjustedLine, type Adjusted, type Adjustment } from '@yuncang/shared/nouns/tariff/adjust'
import { tariffLine, type TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { priceWords } from '@yuncang/shared/nouns/tariff/price-words'
import { Checkbox, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { currentLanguage } from '../../lib/language.ts'
import { valuesIn } from '../form/fields.tsx'
import { feeNameOf } from './fee-name.ts'
import { MovedFees } from './moved-fees.tsx'
import './bulk-prices.css'

type Kind = Adjustment['kind']
const kinds: readonly Kind[] = ['percent', 'set', 'round']

const adjustmentOf = (kind: Kind, typed: string): Adjustment => {
  switch (kind) {
    case 'percent':
      return { kind, percent: typed.trim() }
    case 'set':
      return { kind, price: typed.trim() }
    case 'round':
      return { kind, digits: Number(typed) }
  }
}

type Props = {
  of?: 'quotation' | 'costList'
  /** The quotation or cost list. */
  sheetId: string
  title: string
  lines: readonly TariffRecord[]
  isPending: boolean
  failure: unknown
  onApply: (details: Adjusted[]) => void
  onClose: () => void
}

/** Many prices changed at once: which lines, how, what each becomes, and what unbilled fees it moves; then applied. */
export function BulkPrices({
  of = 'quotation',
  sheetId,
  title,
  lines,
  isPending,
  failure,
  onApply,
  onClose,
}: Props) {
  const { t } = useTranslation()
  const open = lines.filter(({ calcMethod, isStop }) => calcMethod !== 'PASS' && isStop === 0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [kind, setKind] = useState<Kind>('percent')
  const [typed, setTyped] = useState('')
  const chosen = open.filter(({ detailId }) => !left.has(detailId))
  const adjustment = adjustmentOf(kind, typed)
  const after = new Map(
    chosen.flatMap((line) => {
      const adjusted = typed === '' ? undefined : adjustedLine(line, adjustment)
      return adjusted ? [[line.detailId, adjusted] as const] : []
    }),
  )
  const isReady = typed !== '' && chosen.length > 0 && after.size === chosen.length
  const toggle = (id: string) =>
    setLeft((before) =>
      before.has(id)
        ? new Set([...before].filter((each) => each !== id))
        : new Set([...before, id]),
    )
  return (
    <Modal
      open
      width={800}
      title={title}
      okText={t('record.bulk.apply', { count: after.size })}
      okButtonProps={{ disabled: !isReady, loading: isPending }}
      onOk={() => onApply([...after.values()])}
      onCancel={onClose}
    >
      <div className="bulk-how">
        <Select
          aria-label={t('record.bulk.how')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`record.bulk.${value}`) }))}
          onChange={(next: Kind) => {
            setKind(next)
            setTyped(next === 'round' ? '2' : '')
          }}
        />
        {kind === 'round' ? (
          <Select
            aria-label={t('record.bulk.digits')}
            value={typed}
            options={['0', '1', '2'].map((value) => ({
              value,
              label: t('record.bulk.digitsOf', { digits: value }),
            }))}
            onChange={setTyped}
          />
        ) : (
          <Input
            autoFocus
            inputMode="decimal"
            aria-label={t(`record.bulk.${kind}`)}
            suffix={kind === 'percent' ? '%' : undefined}
            placeholder={kind === 'percent' ? '+5 / -5' : ''}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace(/^\+/, ''))}
          />
        )}
      </div>
      {typed !== '' && !isReady && chosen.length > 0 && (
        <p role="status" className="bulk-wrong">
          {t('record.bulk.wrong')}
        </p>
      )}
      <ul className="bulk-lines">
        {open.map((line) => (
          <BulkLine
            key={line.detailId}
            line={line}
            isChosen={!left.has(line.detailId)}
            adjusted={after.get(line.detailId)}
            onToggle={() => toggle(line.detailId)}
          />
        ))}
      </ul>
      {isReady && <Moved of={of} sheetId={sheetId} lines={lines} after={after} />}
      {failure !== null && (
        <p role="alert" className="bulk-wrong">
          {apiErrorOf(failure).message}
        </p>
      )}
    </Modal>
  )
}

const priceOf = (line: TariffRecord): string => priceWords(line, currentLanguage())

type LineProps = {
  line: TariffRecord
  isChosen: boolean
  adjusted: Adjusted | undefined
  onToggle: () => void
}

function BulkLine({ line, isChosen, adjusted, onToggle }: LineProps) {
  return (
    <li>
      <Checkbox checked={isChosen} onChange={onToggle}>
        {feeNameOf(line)}
      </Checkbox>
      <span className={adjusted ? 'old' : undefined}>{priceOf(line)}</span>
      {adjusted && <strong>{priceOf({ ...line, ...adjusted })}</strong>}
    </li>
  )
}

type MovedProps = {
  of: 'quotation' | 'costList'
  sheetId: string
  lines: readonly TariffRecord[]
  after: ReadonlyMap<string, Adjusted>
}

/** What the new prices move of the fees that no bill holds yet. */
function Moved({ of, sheetId: id, lines, after }: MovedProps) {
  const { t } = useTranslation()
  const details = lines.map((line) =>
    tariffLine.parse(valuesIn(tariffLine, { ...line, ...after.get(line.detailId) })),
  )
  const ofQuotation = useQuery({
    ...trpc.quotation.previewPrices.queryOptions({ id, details }),
    enabled: of === 'quotation',
    ...inPlace,
  })
  const ofList = useQuery({
    ...trpc.costList.previewPrices.queryOptions({ id, details }),
    enabled: of === 'costList',
    ...inPlace,
  })
  const { data, isFetching, error } = of === 'quotation' ? ofQuotation : ofList
  if (error) return <p className="bulk-wrong">{apiErrorOf(error).message}</p>
  if (!data || isFetching) return <p className="hint">{t('record.bulk.working')}</p>
  const when = t(of === 'quotation' ? 'record.bulk.when' : 'record.bulk.whenList')
  return <MovedFees customers={data.customers} when={when} />
}
