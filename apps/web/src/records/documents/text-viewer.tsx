import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { RoutedOperation } from '@yuncang/shared/routes'
import { Button, Modal, Spin } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blobOf, download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import './documents.css'

type Props = {
  title: string
  /** What streams the docx. */
  operation: RoutedOperation
  input: object
  onClose: () => void
}

/** A docx as its pages, to be read without Word; it can be kept from here. */
export function TextViewer({ title, operation, input, onClose }: Props) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['file', operation, input],
    queryFn: ({ signal }) => blobOf(operation, input, signal),
    // A text that is made anew may say something else each time.
    gcTime: 0,
    meta: { inPlace: true },
  })
  return (
    <Modal
      open
      centered
      width="min(920px, 100vw)"
      className="text-viewer"
      title={title}
      onCancel={onClose}
      footer={
        <Button icon={<DownloadOutlined />} onClick={() => void download(operation, input)}>
          {t('documents.download')}
        </Button>
      }
    >
      {error && <p role="alert">{apiErrorOf(error).message}</p>}
      {!data && !error && <Spin delay={300} />}
      {data && <Pages docx={data} label={title} />}
    </Modal>
  )
}

/** Pages have a tree of their own, so that neither their styles nor ours reach the other. */
function Pages({ docx, label }: { docx: Blob; label: string }) {
  const { t } = useTranslation()
  const host = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const place = host.current
    if (!place) return undefined
    const inside = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    const [styles, pages] = [document.createElement('div'), document.createElement('div')]
    const fit = () => fitPages(pages, place.clientWidth)
    const watch = new ResizeObserver(fit)
    let isGone = false
    const draw = async () => {
      const { renderAsync } = await import('docx-preview')
      await renderAsync(docx, pages, styles, { ignoreHeight: true, renderAltChunks: false })
      if (isGone) return
      inside.replaceChildren(styles, pages)
      watch.observe(place)
    }
    draw().catch(() => setBroken(true))
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [docx])
  if (isBroken) return <p role="alert">{t('documents.textNotShown')}</p>
  return <div ref={host} className="pages" role="document" aria-label={label} />
}

/** A page is as wide as its paper; where there is less room, all of it is drawn smaller. */
function fitPages(pages: HTMLElement, width: number): void {
  pages.style.zoom = '1'
  const widest = Math.max(...[...pages.querySelectorAll('section')].map((each) => each.offsetWidth))
  if (widest > width) pages.style.zoom = String(width / widest)
}
