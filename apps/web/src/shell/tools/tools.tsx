import { ToolOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSizeClass } from '../../lib/size-class.ts'
import { ToolDialogs, type ToolDialog } from './dialogs.tsx'
import { useTools } from './use-tools.tsx'

/** Notes, requests, syncs and downloads: side by side where there is room, in one menu where there is not. */
export function Tools() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ToolDialog>()
  const tools = useTools(setOpen)
  const isWide = useSizeClass() === 3
  if (tools.length === 0) return null
  return (
    <>
      {isWide ? (
        tools.map(({ key, label, icon, run }) => (
          <Tooltip key={key} title={label}>
            <Button type="text" icon={icon} aria-label={label} onClick={run}>
              <span className="tool-label">{label}</span>
            </Button>
          </Tooltip>
        ))
      ) : (
        <Dropdown
          trigger={['click']}
          menu={{
            items: tools.map(({ key, label, icon }) => ({ key, label, icon })),
            onClick: ({ key }) => tools.find((each) => each.key === key)?.run(),
          }}
        >
          <Button type="text" icon={<ToolOutlined />} aria-label={t('tool.all')} />
        </Dropdown>
      )}
      <ToolDialogs open={open} onOpen={setOpen} />
    </>
  )
}
