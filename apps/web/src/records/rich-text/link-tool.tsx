import { LinkOutlined } from '@ant-design/icons'
import { useEditorState, type Editor } from '@tiptap/react'
import { safeAddress } from '@yuncang/shared/kernel/safe-html'
import { Button, Input, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Leads the selected text somewhere; without a selection the address itself is written, and no address takes the link away. */
export function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const close = () => {
    setAddress(undefined)
    setRefused(false)
  }
  const open = () => setAddress(String(editor.getAttributes('link')['href'] ?? ''))
  const set = (typed: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    const href = safeAddress(typed)
    if (typed.trim() === '') chain.unsetLink().run()
    else if (href === undefined) return setRefused(true)
    else if (editor.state.selection.empty && !isOn)
      chain
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    close()
  }
  return (
    <Popover
      open={address !== undefined}
      trigger="click"
      destroyOnHidden
      onOpenChange={(isOpen) => (isOpen ? open() : close())}
      content={
        <>
          <Input.Search
            autoFocus
            value={address ?? ''}
            placeholder="https://"
            aria-label={t('rich.address')}
            enterButton={t('rich.ok')}
            {...(isRefused && { status: 'error' as const })}
            onChange={({ target }) => setAddress(target.value)}
            onSearch={set}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
          {isRefused && <div role="alert">{t('rich.badAddress')}</div>}
        </>
      }
    >
      <Button
        type={isOn ? 'default' : 'text'}
        size="small"
        icon={<LinkOutlined />}
        aria-label={t('rich.link')}
        aria-pressed={isOn}
        title={t('rich.link')}
        onMouseDown={(event) => event.preventDefault()}
      />
    </Popover>
  )
}
