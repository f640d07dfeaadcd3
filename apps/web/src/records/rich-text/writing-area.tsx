import { EditorContent, useEditor } from '@tiptap/react'
import { ConfigProvider } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { extensions } from './extensions.ts'
import '../../ui/rich-text/rich-text.css'
import { safeHtml } from '../../ui/rich-text/safe-html.ts'
import { Tools } from './tools.tsx'

/** A form field hands in id, value and onChange. */
export type EditorProps = {
  id?: string
  label: string
  value?: string
  onChange?: (html: string) => void
}

/** Whatever is typed, pasted or dropped, only safe HTML comes in and goes out. */
export function WritingArea({ id, label, value = '', onChange }: EditorProps) {
  const { t } = useTranslation()
  const isDisabled = ConfigProvider.useConfig().componentDisabled
  const told = useRef(value)
  const editor = useEditor({
    extensions,
    content: safeHtml(value),
    editable: !isDisabled,
    // The page's own style sheet has the few rules it needs.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...(id !== undefined && { id }),
        class: 'rich-text rich-area',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        tabindex: '0',
      },
      transformPastedHTML: safeHtml,
    },
    onUpdate: ({ editor: changed }) => {
      told.current = changed.isEmpty ? '' : safeHtml(changed.getHTML())
      onChange?.(told.current)
    },
  })
  useEffect(() => {
    // What came from here is there already; writing it again would move the cursor.
    if (told.current === value) return
    told.current = value
    editor.commands.setContent(safeHtml(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!isDisabled, false), [editor, isDisabled])
  return (
    <div className="rich-editor">
      <Tools editor={editor} label={t('rich.tools')} />
      <EditorContent editor={editor} />
    </div>
  )
}
