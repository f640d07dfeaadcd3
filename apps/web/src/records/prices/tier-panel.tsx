import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { followingStart, tiersIn, tiersWritten } from '@yuncang/shared/nouns/tariff/cells'
import { feeUnitLabels, isFeeUnit } from '@yuncang/shared/nouns/cost-code/fee-units'
import { hasTiers } from '@yuncang/shared/nouns/tariff/rules'
import { Button, Input } from 'antd'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { setCell } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { cellTitle } from './cell-words.ts'
import './tier-panel.css'

/** A tier as it is typed; what it begins with follows from the tier before. */
type Typed = { readonly from: string; readonly to: string; readonly price: string }

const typedOf = (text: string): Typed[] =>
  (tiersIn(text) ?? []).map(({ fromValue, toValue, price }) => ({
    from: fromValue,
    to: toValue ?? '',
    price,
  }))

/** Each tier begins where the one before ends, or one after it. */
const joined = (calcMethod: string, tiers: readonly Typed[]): Typed[] => {
  const all: Typed[] = []
  for (const tier of tiers) {
    const before = all.at(-1)
    const from = before ? followingStart(calcMethod, all[0]!.from, before.to) : tier.from
    all.push({ ...tier, from })
  }
  return all
}

/** The tiers of the line that somebody stands in, one below the other; the cell says the same in one line. */
export function TierPanel({ lines }: { lines: Lines }) {
  const view = useSyncExternalStore(lines.subscribe, lines.view)
  const { row } = view.active
  const columnOf = (key: string) => lines.columns.findIndex((each) => each.key === key)
  const textOf = (key: string) => view.rows[row]?.[columnOf(key)] ?? ''
  if (!hasTiers(textOf('calcMethod'))) return null
  const col = columnOf('tiers')
  const finding = lines.findingsOf(view.rows[row] ?? []).get(col)
  const calcMethod = textOf('calcMethod')
  const unit = calcMethod === 'TIER_DAY' ? '天' : textOf('unit')
  return (
    <TierRows
      key={row}
      row={row}
      text={textOf('tiers')}
      unit={isFeeUnit(unit) ? feeUnitLabels[unit][currentLanguage()] : unit}
      calcMethod={calcMethod}
      finding={finding}
      onText={(text) => lines.update((state) => setCell(state, { row, col }, text))}
    />
  )
}

type Props = {
  row: number
  text: string
  unit: string
  calcMethod: string
  finding: string | undefined
  onText: (text: string) => void
}

function TierRows({ row, text, unit, calcMethod, finding, onText }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<{ text: string; tiers: Typed[] }>()
  // Typed into the cell in the meantime: that is how the tiers are now.
  const tiers = typed?.text === text ? typed.tiers : typedOf(text)
  const keep = (next: readonly Typed[]) => {
    const all = joined(calcMethod, next)
    const written = tiersWritten(
      all.map(({ from, to, price }) => ({ fromValue: from, toValue: to || null, price })),
    )
    setTyped({ text: written, tiers: all })
    onText(written)
  }
  const change = (at: number, given: Partial<Typed>) =>
    keep(tiers.map((tier, index) => (index === at ? { ...tier, ...given } : tier)))
  const add = () => {
    // The first day is day 1.
    const from = calcMethod === 'TIER_DAY' ? '1' : '0'
    keep([...tiers, { from: tiers.length === 0 ? from : '', to: '', price: '' }])
  }
  const label = t('record.tier.title', { row: row + 1 })
  return (
    <section className="tier-panel" aria-label={label}>
      <strong>{label}</strong>
      {tiers.map((tier, at) => (
        // Tiers have no other name than their place.
        <div key={at} className="tier-row">
          <span className="tier-from">{tier.from || '…'}</span>
          <span aria-hidden>–</span>
          <Input
            size="small"
            inputMode="decimal"
            aria-label={t('record.tier.to', { tier: at + 1 })}
            placeholder={at === tiers.length - 1 ? t('record.tier.endless') : ''}
            value={tier.to}
            onChange={({ target }) => change(at, { to: target.value.trim() })}
          />
          <span className="tier-unit">{unit}</span>
          <Input
            size="small"
            inputMode="decimal"
            aria-label={t('record.tier.price', { tier: at + 1 })}
            placeholder={cellTitle('price')}
            value={tier.price}
            onChange={({ target }) => change(at, { price: target.value.trim() })}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('record.tier.remove', { tier: at + 1 })}
            onClick={() => keep(tiers.toSpliced(at, 1))}
          />
        </div>
      ))}
      <Button size="small" icon={<PlusOutlined />} onClick={add}>
        {t('record.tier.add')}
      </Button>
      <div className="tier-finding" role="status">
        {finding}
      </div>
    </section>
  )
}
