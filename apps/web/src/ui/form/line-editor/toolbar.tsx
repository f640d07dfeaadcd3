import {
  CopyOutlined,
  DeleteOutlined,
  InsertRowBelowOutlined,
  PlusOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import * as model from './lines-model.ts'
import type { Lines } from './lines.ts'

type Props = { lines: Lines; canUndo: boolean; canRedo: boolean }

/** The steps for those who do not know the keys; each names its key. */
export const Toolbar = memo(function Toolbar({ lines, canUndo, canRedo }: Props) {
  const { t } = useTranslation()
  const act = (step: (state: model.LinesState) => model.LinesState) => () => {
    lines.update(step)
    lines.goTo(lines.view().active)
  }
  const steps = [
    [t('lines.insert'), 'Ctrl+Enter', <InsertRowBelowOutlined key="i" />, insertBelow, true],
    [t('lines.duplicate'), '', <CopyOutlined key="c" />, model.duplicateRows, true],
    [t('lines.remove'), 'Ctrl+Delete', <DeleteOutlined key="d" />, model.removeRows, true],
    [t('lines.undo'), 'Ctrl+Z', <UndoOutlined key="u" />, model.undo, canUndo],
    [t('lines.redo'), 'Ctrl+Y', <RedoOutlined key="r" />, model.redo, canRedo],
  ] as const
  return (
    <div className="line-tools" role="toolbar" aria-label={t('lines.tools')}>
      <Button size="small" icon={<PlusOutlined />} onClick={act((state) => model.appendRow(state))}>
        {t('lines.add')}
      </Button>
      {steps.map(([label, keys, icon, step, isPossible]) => (
        <Button
          key={label}
          size="small"
          type="text"
          icon={icon}
          aria-label={label}
          title={`${label} ${keys}`.trim()}
          disabled={!isPossible}
          onClick={act(step)}
        />
      ))}
    </div>
  )
})

const insertBelow = (state: model.LinesState) => model.insertRow(state, 'below')
