import { App } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { movesInView, refreshMoved } from '../../api/moves.ts'
import { createGathering } from '../../lib/gathering.ts'
import type { PushedMoves } from '../../lib/notice-line.ts'
import { useCloseGone } from '../../lib/tab.ts'
import { useSession } from '../../session/session-context.tsx'

const shownSeconds = 4

/**
 * Has what is in view asked for again when others moved it, and says who it was. A form that somebody types into keeps
 * what it began with, and says itself that there is something newer.
 */
export function useMoves(): (moves: PushedMoves) => void {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const { user } = useSession()
  const closeGone = useCloseGone()
  const onMoved = useEffectEvent((moves: PushedMoves) => {
    const ofOthers = (moves ?? []).filter(({ by }) => by.id !== user.id)
    const { record, list } = movesInView(ofOthers)
    const say = (key: 'notice.recordMoved' | 'notice.listMoved', name: string) =>
      void message.info({ key, content: t(key, { name }), duration: shownSeconds })
    if (record) say('notice.recordMoved', record.by.name)
    else if (list) say('notice.listMoved', list.by.name)
    void refreshMoved(moves)
    if (!moves) closeGone()
  })
  const [gathering] = useState(() => createGathering<NonNullable<PushedMoves>[number]>())
  useEffect(() => gathering.follow((moves) => onMoved(moves)), [gathering])
  return gathering.add
}
