import { getRouteApi } from '@tanstack/react-router'
import { useAppConfig } from '../../../api/app-config.ts'
import { useSession } from '../../../session/session-context.tsx'
import { isOutside, leavesOf } from '../../../shell/menu.ts'
import { StatusPage } from '../../../ui/status-page.tsx'
import '../desk.css'
import { NotFramed } from './not-framed.tsx'

const route = getRouteApi('/myiframe/$code')

/** May run, ask and open windows of its own; may not navigate ours. It stands on another origin than we do. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** A page from outside that the person's menu names, of a host that the operator has named. No token goes along. */
export function FramePage() {
  const { code } = route.useParams()
  const { src } = route.useSearch()
  const { menu } = useSession()
  const config = useAppConfig()
  const entry = leavesOf(menu).find(
    (leaf) => isOutside(leaf) && (src === undefined ? leaf.code === code : leaf.path === src),
  )
  if (!config) return null
  if (!entry) return <StatusPage code={403} />
  const origin = originOf(entry.path)
  if (!config.frameHosts.includes(origin)) {
    return <NotFramed name={entry.label} address={entry.path} origin={origin} />
  }
  return (
    <iframe
      className="frame-page"
      title={entry.label}
      src={entry.path}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
    />
  )
}
