import { hasSocket, isShown, socketPath } from '@yuncang/shared/nouns/notice/rules'
import { App } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { noticesRefreshed } from '../../api/notices.ts'
import { rightsMayHaveChanged } from '../../api/rights.ts'
import { useServerMode } from '../../api/server-mode.ts'
import { currentLanguage } from '../../lib/language.ts'
import { openNoticeLine, type PushedNotice } from '../../lib/notice-line.ts'
import type { Socket } from '../../lib/reconnecting-socket.ts'
import { useHasScreen, useOpen } from '../../lib/tab.ts'
import { useSession } from '../../session/session-context.tsx'
import { useMoves } from './use-moves.ts'
import { pageOf } from './target.ts'

const shownSeconds = 8

/**
 * Brings notices in: over the socket, or without one with every change of the page, whose address is `href`
 * (docs/domain/records.md#notices).
 */
export function useNotices(href: string | undefined): void {
  const mode = useServerMode()
  const { user, tenant } = useSession()
  const { dataNode } = tenant
  const isPushed = mode !== undefined && hasSocket(mode, dataNode)
  const toast = useToast()
  const moved = useMoves()
  const onNotice = useEffectEvent((notice: PushedNotice) => {
    if (!isShown(notice, dataNode)) return
    void noticesRefreshed()
    if (!notice.isOwn) toast(notice)
  })
  const begun = useRef(href)
  useEffect(() => {
    // The start brought what there is for its own page.
    if (href === begun.current) return
    begun.current = undefined
    if (href !== undefined && mode !== undefined && !isPushed) void noticesRefreshed()
  }, [mode, isPushed, href])
  useEffect(() => {
    if (!isPushed) return
    const address = new URL(socketPath(dataNode, user.id), location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const line = openNoticeLine({
      // A browser's handlers are given events; ours look at none but the data of a message.
      connect: () => new WebSocket(address) as unknown as Socket,
      locale: currentLanguage(),
      onUp: (isBack) => {
        void noticesRefreshed()
        // What was said meanwhile was not heard.
        if (!isBack) return
        rightsMayHaveChanged()
        moved(null)
      },
      onRights: rightsMayHaveChanged,
      onMoved: moved,
      // The answer says why, and leads where it always leads.
      onSentAway: () => void noticesRefreshed(),
      onNotice: (notice) => onNotice(notice),
    })
    return () => line.close()
  }, [isPushed, dataNode, user.id, moved])
}

function useToast(): (notice: PushedNotice) => void {
  const { notification } = App.useApp()
  const open = useOpen()
  const hasScreen = useHasScreen()
  return ({ id, title, message }) => {
    notification.info({
      key: id,
      title,
      description: message,
      duration: shownSeconds,
      style: { cursor: 'pointer' },
      onClick: () => {
        notification.destroy(id)
        open(pageOf({ id, title }, hasScreen))
      },
    })
  }
}
