import {
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react'
import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTool } from './link-tool.tsx'

type Tool = {
  word: string
  sign: ReactNode
  /** As ARIA names them; Control is the command key of a Mac. */
  keys?: string
  run: (chain: ChainedCommands) => ChainedCommands
  /** A tool that is on or off where the cursor stands. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    word: 'rich.heading',
    sign: 'H',
    keys: 'Control+Alt+3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    word: 'rich.bold',
    sign: <BoldOutlined />,
    keys: 'Control+B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    word: 'rich.italic',
    sign: <ItalicOutlined />,
    keys: 'Control+I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    word: 'rich.underline',
    sign: <UnderlineOutlined />,
    keys: 'Control+U',
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    word: 'rich.bullets',
    sign: <UnorderedListOutlined />,
    keys: 'Control+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    word: 'rich.numbers',
    sign: <OrderedListOutlined />,
    keys: 'Control+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    word: 'rich.clear',
    sign: <ClearOutlined />,
    run: (chain) => chain.unsetAllMarks().clearNodes(),
  },
  {
    word: 'rich.undo',
    sign: <UndoOutlined />,
    keys: 'Control+Z',
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    word: 'rich.redo',
    sign: <RedoOutlined />,
    keys: 'Control+Shift+Z',
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
]

/** What is done to the selected text; the arrow keys go from one to the next. */
export function Tools({ editor, label }: { editor: Editor; label: string }) {
  const { t } = useTranslation()
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, canRun }) => ({ isOn: isOn?.(now), canRun: canRun?.(now) ?? true })),
  })
  return (
    <div role="toolbar" aria-label={label} className="rich-tools" onKeyDown={walk}>
      {tools.map(({ word, sign, keys, run }, at) => {
        const { isOn, canRun } = states[at]! // one for each tool
        return (
          <Button
            key={word}
            type={isOn ? 'default' : 'text'}
            size="small"
            {...(!canRun && { disabled: true })}
            aria-label={t(word)}
            {...(isOn !== undefined && { 'aria-pressed': isOn })}
            {...(keys !== undefined && { 'aria-keyshortcuts': keys })}
            title={keys === undefined ? t(word) : `${t(word)} ${keys.replace('Control', 'Ctrl')}`}
            // The selection stays where it is.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {sign}
          </Button>
        )
      })}
      <LinkTool editor={editor} />
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')]
  buttons.at((buttons.indexOf(event.target) + step) % buttons.length)?.focus()
  event.preventDefault()
}
