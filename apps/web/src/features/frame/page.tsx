import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '../../session/session-context.tsx'
import { isOutside, leavesOf } from '../../shell/menu.ts'
import { StatusPage } from '../../ui/status-page.tsx'
import './frame.css'
import { NotOpened } from './not-opened.tsx'

const route = getRouteApi('/myiframe/$code')

/** May run, ask and open windows of its own; may not navigate ours. It stands on another origin than we do. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads'

/** A page from outside that the person's menu names, of a host that the operator has named. No token goes along. */
export function FramePage() {
  const { code } = route.useParams()
  const { src } = route.useSearch()
  const { menu } = useSession()
  const entry = leavesOf(menu).find(
    (leaf) => isOutside(leaf) && (src === undefined ? leaf.code === code : leaf.path === src),
  )
  if (!entry) return <StatusPage code={403} />
  const { refusal } = entry.meta
  if (refusal) return <NotOpened name={entry.label} address={entry.path} refusal={refusal} />
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
