import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAppConfig } from '../../../api/app-config.ts'
import { useSession } from '../../../session/session-context.tsx'
import { isOutside, leavesOf } from '../../../shell/menu.ts'
import { StatusPage } from '../../../ui/status-page.tsx'
import '../desk.css'

const route = getRouteApi('/myiframe/$code')

/** May run, ask and open windows of its own; may not navigate ours. It stands on another origin than we do. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** A page from outside, of a host that the operator has named. No token goes along. */
export function FramePage() {
  const { t } = useTranslation()
  const { code } = route.useParams()
  const { src } = route.useSearch()
  const { menu } = useSession()
  const config = useAppConfig()
  const entry = leavesOf(menu).find((leaf) => leaf.code === code && isOutside(leaf))
  const address = entry?.path ?? src ?? ''
  if (!config) return null
  if (!config.frameHosts.includes(originOf(address))) return <StatusPage status="403" />
  return (
    <iframe
      className="frame-page"
      title={entry?.label ?? t('frame.title')}
      src={address}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
    />
  )
}
