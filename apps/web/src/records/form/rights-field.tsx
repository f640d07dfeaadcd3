import { permissionWords } from '@yuncang/shared/words'
import { allPermissions } from '@yuncang/shared/roles'
import { Checkbox } from 'antd'
import { currentLanguage } from '../../lib/language.ts'
import './rights-field.css'

type Props = {
  /** What the person at work may do, and so give. */
  own: ReadonlySet<string>
  isDisabled: boolean
  /** The rights to choose from; all unless said otherwise. */
  codes?: readonly string[]
  /** Given by the form field around it. */
  value?: string[]
  onChange?: (value: string[]) => void
}

/** Every right by noun: a whole noun at once, or one by one. */
export function RightsField({
  own,
  isDisabled,
  codes: all = allPermissions,
  value = [],
  onChange,
}: Props) {
  const locale = currentLanguage()
  const held = new Set(value)
  const groups = Map.groupBy(all, (code) => permissionWords(code, locale).noun)
  const isOpen = (code: string) => !isDisabled && (own.has(code) || held.has(code))
  const set = (codes: readonly string[], isOn: boolean) => {
    const others = value.filter((code) => !codes.includes(code))
    onChange?.(isOn ? [...others, ...codes] : others)
  }
  return (
    <div className="rights">
      {[...groups].map(([noun, codes]) => {
        const open = codes.filter(isOpen)
        const on = codes.filter((code) => held.has(code)).length
        return (
          <div key={noun} className="rights-noun" role="group" aria-label={noun}>
            <Checkbox
              checked={on === codes.length}
              indeterminate={on > 0 && on < codes.length}
              disabled={open.length === 0}
              onChange={({ target }) => set(open, target.checked)}
            >
              <strong>{noun}</strong>
            </Checkbox>
            <div className="rights-codes">
              {codes.map((code) => (
                <Checkbox
                  key={code}
                  checked={held.has(code)}
                  disabled={!isOpen(code)}
                  onChange={({ target }) => set([code], target.checked)}
                >
                  {permissionWords(code, locale).right}
                </Checkbox>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
