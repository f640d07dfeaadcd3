import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { Link } from '@tanstack/react-router'
import { useContext } from 'react'
import { useCan } from '../../session/session-context.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import { TabStop } from '../../ui/tab-stop.ts'

type Props = { module: string; id: string; no: string }

/** Documents that have a page: where it is, and who may see it. */
const pages = {
  [businessModules.inboundOrder]: {
    to: '/wms/inboundOrder/detail/$id',
    permission: 'inboundOrder:read',
  },
  [businessModules.outboundOrder]: {
    to: '/wms/outboundOrder/detail/$id',
    permission: 'outboundOrder:read',
  },
} as const

/** The number of a document, leading to it for whoever may see it. */
export function DocumentLink({ module, id, no }: Props) {
  const page = Object.entries(pages).find(([each]) => each === module)?.[1]
  return page ? <LinkTo page={page} id={id} no={no} /> : <CodeText value={no} />
}

type LinkProps = Omit<Props, 'module'> & { page: (typeof pages)[keyof typeof pages] }

function LinkTo({ page, id, no }: LinkProps) {
  const tabIndex = useContext(TabStop)
  if (!useCan(page.permission)) return <CodeText value={no} />
  return (
    <Link
      to={page.to}
      params={{ id }}
      className="code-text document"
      tabIndex={tabIndex}
      onClick={(event) => event.stopPropagation()}
    >
      {no}
    </Link>
  )
}
