import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasKeys, modKey } from '../../lib/keyboard.ts'
import { pressed } from '../../lib/shortcuts.ts'
import { latePart } from '../../i18n/late-part.tsx'
import { useTabHost } from '../tabs/host-context.ts'

const Palette = latePart(
  async () => (await import('../../features/search/palette.tsx')).Palette,
  () => import('../../features/search/words.ts'),
)

/** Opens the search over menu entries, bills and customers; so do Ctrl+K and Cmd+K. */
export function SearchBox() {
  const { t } = useTranslation()
  const host = useTabHost()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!pressed(event, 'search')) return
      event.preventDefault()
      // A locked screen or an error page has nothing to look for.
      if (host.state().outer === undefined) setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [host])
  return (
    <>
      <Button
        className="search-box"
        icon={<SearchOutlined />}
        aria-label={t('search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className="search-words">{t('search.open')}</span>
        {hasKeys() && <kbd>{`${modKey} K`}</kbd>}
      </Button>
      <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
