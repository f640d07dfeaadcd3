import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { stateOf, type Group } from './groups.ts'

const signs = { waiting: '○', underWay: '◐', finished: '●' } as const

export const nameOf = (t: TFunction, { containerNo, part }: Group): string => {
  const name = containerNo || t('inboundOrder.tally.loose')
  return part === 0 ? name : t('inboundOrder.tally.part', { name, part })
}

type Props = { groups: readonly Group[]; current: Group; onPick: (key: string) => void }

/** One container after the other, or the one whose number is looked for. */
export function GroupPicker({ groups, current, onPick }: Props) {
  const { t } = useTranslation()
  const at = groups.indexOf(current)
  const step = (by: 1 | -1) => groups[at + by]
  const go = (group: Group | undefined) => group && onPick(group.key)
  return (
    <nav className="tally-picker" aria-label={t('inboundOrder.tally.containers')}>
      <Button
        icon={<LeftOutlined />}
        aria-label={t('inboundOrder.tally.before')}
        disabled={step(-1) === undefined}
        onClick={() => go(step(-1))}
      />
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        value={current.key}
        aria-label={t('inboundOrder.tally.containers')}
        options={groups.map((group) => ({
          value: group.key,
          label: `${signs[stateOf(group)]} ${nameOf(t, group)}`,
        }))}
        onChange={onPick}
      />
      <span className="place">{`${at + 1} / ${groups.length}`}</span>
      <Button
        icon={<RightOutlined />}
        aria-label={t('inboundOrder.tally.after')}
        disabled={step(1) === undefined}
        onClick={() => go(step(1))}
      />
    </nav>
  )
}
