import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button, Checkbox, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withMoved, withPin, withShown } from './layout.ts'
import type { GridLayout } from './types.ts'

type Props = {
  id: string
  title: string
  above: string | undefined
  below: string | undefined
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
}

/** One column in the chooser. */
export function ColumnLine({ id, title, above, below, layout, onLayout }: Props) {
  const { t } = useTranslation()
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const step = (target: string | undefined, label: string, icon: ReactNode) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      disabled={target === undefined}
      onClick={() => target !== undefined && onLayout(withMoved(layout, id, target))}
    />
  )
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'dragging' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Button
        type="text"
        size="small"
        icon={<HolderOutlined />}
        style={{ cursor: 'grab', touchAction: 'none' }}
        {...attributes}
        {...listeners}
        aria-label={t('grid.drag', { title })}
      />
      <Checkbox
        checked={!layout.hidden.includes(id)}
        onChange={(event) => onLayout(withShown(layout, id, event.target.checked))}
      >
        {title}
      </Checkbox>
      <Select<'start' | 'end' | 'free'>
        size="small"
        variant="borderless"
        popupMatchSelectWidth={false}
        aria-label={t('grid.pinOf', { title })}
        value={layout.pinned[id] ?? 'free'}
        options={[
          { value: 'start', label: t('grid.pinLeft') },
          { value: 'free', label: t('grid.unpinned') },
          { value: 'end', label: t('grid.pinRight') },
        ]}
        onChange={(pin) => onLayout(withPin(layout, id, pin === 'free' ? undefined : pin))}
      />
      {step(above, t('grid.moveUp', { title }), <ArrowUpOutlined />)}
      {step(below, t('grid.moveDown', { title }), <ArrowDownOutlined />)}
    </li>
  )
}
