import { useQuery } from '@tanstack/react-query'
import { Input, Menu } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'

type Props = { code: string; onPick: (code: string) => void }

/** Every dictionary by name and code; a dot marks those in which the tenant has entries of its own. */
export function Codes({ code, onPick }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { data = [] } = useQuery(trpc.dictionary.codes.queryOptions({}))
  const wanted = text.trim().toLowerCase()
  const found = data.filter((each) => `${each.name} ${each.code}`.toLowerCase().includes(wanted))
  return (
    <>
      <Input
        allowClear
        value={text}
        placeholder={t('dictionary.search')}
        aria-label={t('dictionary.search')}
        onChange={({ target }) => setText(target.value)}
      />
      <Menu
        selectedKeys={[code]}
        style={{ borderInlineEnd: 'none' }}
        items={found.map((each) => ({
          key: each.code,
          title: each.code,
          label:
            t('text.with', { name: each.name, more: each.entries }) + (each.own > 0 ? ' ●' : ''),
        }))}
        onClick={({ key }) => onPick(key)}
      />
    </>
  )
}
