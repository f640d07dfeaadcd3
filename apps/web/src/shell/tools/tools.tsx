import { ToolOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaHook } from '../../lib/media.ts'
import { ToolDialogs, type ToolDialog } from './dialogs.tsx'
import './tools.css'
import { useTools } from './use-tools.tsx'

/** From here on there is room for each tool with its words. */
const useHasRoom = mediaHook('(min-width: 1440px)')

/** Notes, requests, syncs and downloads: side by side where there is room, in one menu where there is not. */
export function Tools() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<ToolDialog>()
  const tools = useTools(setOpen)
  const hasRoom = useHasRoom()
  if (tools.length === 0) return null
  return (
    <>
      {hasRoom ? (
        tools.map(({ key, label, short, icon, run }) => (
          <Button
            key={key}
            type="text"
            className="tool"
            icon={icon}
            aria-label={label}
            title={label}
            onClick={run}
          >
            {short}
          </Button>
        ))
      ) : (
        <Dropdown
          trigger={['click']}
          menu={{
            items: tools.map(({ key, label, icon }) => ({ key, label, icon })),
            onClick: ({ key }) => tools.find((each) => each.key === key)?.run(),
          }}
        >
          <Button type="text" className="tool" icon={<ToolOutlined aria-hidden />}>
            {t('tool.all')}
          </Button>
        </Dropdown>
      )}
      <ToolDialogs open={open} onOpen={setOpen} />
    </>
  )
}
