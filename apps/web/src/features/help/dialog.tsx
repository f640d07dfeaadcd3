import { DownloadOutlined, FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { HelpArticle } from '@yuncang/shared/nouns/help/contract'
import { Button, Empty, Modal, Space, Spin } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { SafeContent } from '../../ui/rich-text/safe-content.tsx'
import { SuggestedInput } from '../../ui/suggested-input.tsx'
import '../../records/rich-text/cards.css'
import './help.css'
import { papersIn, suggestions } from './suggest.ts'

/** The help centre (docs/domain/records.md#help-notes-and-requests). */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [isFull, setFull] = useState(false)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ id?: string; briefInstructions?: string }>()
  const { data: titles = [] } = useQuery(trpc.help.list.queryOptions({}))
  const found = useQuery({
    ...trpc.help.search.queryOptions(asked ?? {}),
    enabled: asked !== undefined,
  })
  const search = (words = text) => {
    if (words.trim() !== '') setAsked({ briefInstructions: words.trim() })
  }
  const suggested = new Set(suggestions(titles, text).map((each) => each.briefInstructions))
  const label = isFull ? t('fullscreen.leave') : t('fullscreen.enter')
  return (
    <Modal
      open
      width={isFull ? '100%' : '60%'}
      className="wide-dialog"
      {...(isFull && { style: { top: 0, maxWidth: '100%', paddingBottom: 0 } })}
      styles={{ body: { height: isFull ? 'calc(100vh - 96px)' : '60vh', overflow: 'auto' } }}
      mask={{ closable: false }}
      footer={null}
      onCancel={onClose}
      title={
        <Space>
          {t('help.dialog')}
          <Button
            type="text"
            size="small"
            icon={isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            aria-label={label}
            onClick={() => setFull(!isFull)}
          />
        </Space>
      }
    >
      <Space.Compact block>
        <SuggestedInput
          autoFocus
          areFound
          label={t('help.placeholder')}
          value={text}
          suggestions={[...suggested]}
          onChange={setText}
          onPick={search}
          onEnter={search}
        />
        <Button type="primary" onClick={() => search()}>
          {t('help.search')}
        </Button>
      </Space.Compact>
      {asked === undefined ? (
        <ul className="help-titles">
          {titles.map(({ id, briefInstructions }) => (
            <li key={id}>
              <Button type="link" onClick={() => setAsked({ id })}>
                {briefInstructions}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Spin spinning={found.isFetching} delay={300}>
          <div className="text-cards" aria-live="polite">
            {found.data?.map((article) => (
              <HelpCard key={article.id} article={article} />
            ))}
            {found.data?.length === 0 && <Empty description={t('help.none')} />}
          </div>
        </Spin>
      )}
    </Modal>
  )
}

function HelpCard({ article }: { article: HelpArticle }) {
  return (
    <article className="text-card">
      <h3>{article.briefInstructions}</h3>
      <SafeContent html={article.details} />
      <ul className="help-files">
        {papersIn(article.documents).map(({ id, name }) => (
          <li key={id}>
            <Button
              type="link"
              icon={<DownloadOutlined />}
              onClick={() => void download('file.download', { id })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </article>
  )
}
