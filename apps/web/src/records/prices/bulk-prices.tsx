import { adjustedLine, type Adjusted, type Adjustment } from '@yuncang/shared/nouns/tariff/adjust'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { priceWords } from '@yuncang/shared/nouns/tariff/price-words'
import { Checkbox, Input, Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { currentLanguage } from '../../lib/language.ts'
import { feeNameOf } from './fee-name.ts'
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
  title: string
  lines: readonly TariffRecord[]
  /** What is said of a line beside its fee and price. */
  noteOf?: (line: TariffRecord) => string
  /** What the new prices move of the fees that no bill holds yet. */
  renderMoved: (after: ReadonlyMap<string, Adjusted>) => ReactNode
  isPending: boolean
  failure: unknown
  onApply: (details: Adjusted[]) => void
  onClose: () => void
}

/** Many prices changed at once: which lines, how, what each becomes, and what unbilled fees it moves; then applied. */
export function BulkPrices({
  title,
  lines,
  noteOf,
  renderMoved,
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
            note={noteOf?.(line)}
            isChosen={!left.has(line.detailId)}
            adjusted={after.get(line.detailId)}
            onToggle={() => toggle(line.detailId)}
          />
        ))}
      </ul>
      {isReady && renderMoved(after)}
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
  note: string | undefined
  isChosen: boolean
  adjusted: Adjusted | undefined
  onToggle: () => void
}

function BulkLine({ line, note, isChosen, adjusted, onToggle }: LineProps) {
  return (
    <li>
      <Checkbox checked={isChosen} onChange={onToggle}>
        {feeNameOf(line)}
      </Checkbox>
      <span className={adjusted ? 'old' : undefined}>{priceOf(line)}</span>
      {adjusted && <strong>{priceOf({ ...line, ...adjusted })}</strong>}
      {note !== undefined && <span className="hint">{note}</span>}
    </li>
  )
}
