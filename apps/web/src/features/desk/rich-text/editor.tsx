import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { safeAddress } from '@yuncang/shared/domain/safe-html'
import { Button, Input, Popover } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import '../../../ui/rich-text/rich-text.css'
import { safeHtml } from '../../../ui/rich-text/safe-html.ts'

/** A form field hands in id, value and onChange. */
type Props = { id?: string; label: string; value?: string; onChange?: (html: string) => void }

/** Browsers run these on what is selected; nothing newer does the same without a library of its own. */
const run = (command: string, value?: string) => document.execCommand(command, false, value)

type Mark = { command: string; word: string; sign: ReactNode; argument?: string }
const marks: readonly Mark[] = [
  { command: 'formatBlock', word: 'rich.formatBlock', sign: 'H', argument: 'h3' },
  { command: 'bold', word: 'rich.bold', sign: <BoldOutlined /> },
  { command: 'italic', word: 'rich.italic', sign: <ItalicOutlined /> },
  { command: 'underline', word: 'rich.underline', sign: <UnderlineOutlined /> },
  {
    command: 'insertUnorderedList',
    word: 'rich.insertUnorderedList',
    sign: <UnorderedListOutlined />,
  },
  { command: 'insertOrderedList', word: 'rich.insertOrderedList', sign: <OrderedListOutlined /> },
  { command: 'removeFormat', word: 'rich.removeFormat', sign: <ClearOutlined /> },
]

/** Text with headings, lists and links. Whatever is typed or pasted, only safe HTML goes out. */
export function RichTextEditor({ id, label, value = '', onChange }: Props) {
  const { t } = useTranslation()
  const area = useRef<HTMLDivElement>(null)
  const told = useRef<string>(undefined)
  useEffect(() => {
    // What came from here is there already; writing it again would move the cursor.
    if (!area.current || told.current === value) return
    area.current.innerHTML = safeHtml(value)
    told.current = value
  }, [value])
  const tell = () => {
    const html = safeHtml(area.current?.innerHTML ?? '')
    told.current = html
    onChange?.(html)
  }
  const mark = (command: string, argument?: string) => {
    area.current?.focus()
    run(command, argument)
    tell()
  }
  return (
    <div className="rich-editor">
      <div role="toolbar" aria-label={t('rich.tools')} className="rich-tools">
        {marks.map(({ command, word, sign, argument }) => (
          <Button
            key={command}
            type="text"
            size="small"
            aria-label={t(word)}
            title={t(word)}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mark(command, argument)}
          >
            {sign}
          </Button>
        ))}
        <LinkButton onLink={(href) => mark('createLink', href)} />
      </div>
      <div
        {...(id !== undefined && { id })}
        ref={area}
        className="rich-text rich-area"
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-label={label}
        contentEditable
        suppressContentEditableWarning
        onInput={tell}
        onPaste={(event) => {
          event.preventDefault()
          const { clipboardData } = event
          const html = clipboardData.getData('text/html')
          if (html) run('insertHTML', safeHtml(html))
          else run('insertText', clipboardData.getData('text/plain'))
          tell()
        }}
        onDrop={(event) => event.preventDefault()}
      />
    </div>
  )
}

function LinkButton({ onLink }: { onLink: (href: string) => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const range = useRef<Range>(undefined)
  const add = (text: string) => {
    const href = safeAddress(text)
    const selection = getSelection()
    setOpen(false)
    if (href === undefined || !range.current || !selection) return
    selection.removeAllRanges()
    selection.addRange(range.current)
    onLink(href)
  }
  return (
    <Popover
      open={isOpen}
      trigger="click"
      onOpenChange={(open) => {
        const selection = getSelection()
        if (open && selection && selection.rangeCount > 0) range.current = selection.getRangeAt(0)
        setOpen(open)
      }}
      content={
        <Input.Search
          placeholder="https://"
          aria-label={t('rich.address')}
          enterButton={t('dialog.ok')}
          onSearch={add}
        />
      }
    >
      <Button type="text" size="small" icon={<LinkOutlined />} aria-label={t('rich.link')} />
    </Popover>
  )
}
