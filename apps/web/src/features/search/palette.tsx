import { SearchOutlined } from '@ant-design/icons'
import { Input, Modal } from 'antd'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpen } from '../../lib/tab.ts'
import { useSession } from '../../session/session-context.tsx'
import './palette.css'
import { remember } from './recent.ts'
import { useResults, type Result } from './use-results.ts'

/** Goes anywhere by typing: pages by name or pinyin, orders by bill of lading, customers by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const open = useOpen()
  const { tenant, user } = useSession()
  const list = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const results = useResults(text)
  const active = Math.min(at, results.length - 1)
  const pick = ({ href, label, isOutside, take }: Result) => {
    onClose()
    if (take) {
      take()
      return
    }
    if (isOutside) {
      window.open(href, '_blank', 'noopener')
      return
    }
    remember(`${tenant.dataNode}-${user.id}`, { href, label })
    open(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setAt((active + step + results.length) % results.length)
    }
    const chosen = results[active]
    if (event.key === 'Enter' && chosen) pick(chosen)
  }
  return (
    <Modal open width={560} title={t('search.title')} footer={null} onCancel={onClose}>
      <Input
        autoFocus
        allowClear
        size="large"
        prefix={<SearchOutlined />}
        placeholder={t('search.placeholder')}
        aria-label={t('search.placeholder')}
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={results[active] ? `${list}-${active}` : ''}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {results.length === 0 && <p className="hint">{t('search.none')}</p>}
      <ul id={list} role="listbox" aria-label={t('search.title')} className="palette-list">
        {results.map((result, index) => (
          <Option
            key={`${result.group} ${result.href}`}
            id={`${list}-${index}`}
            result={result}
            isActive={index === active}
            onPick={() => pick(result)}
          />
        ))}
      </ul>
    </Modal>
  )
}

type OptionProps = { id: string; result: Result; isActive: boolean; onPick: () => void }

function Option({ id, result, isActive, onPick }: OptionProps) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li ref={line} id={id} role="option" aria-selected={isActive} onClick={onPick}>
      <span>{result.label}</span>
      <span className="of">{result.group}</span>
    </li>
  )
}
