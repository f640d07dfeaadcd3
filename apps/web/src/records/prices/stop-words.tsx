import { today } from '@yuncang/shared/kernel/calendar'
import { isStoppedOn, type Stoppable } from '@yuncang/shared/nouns/tariff/stops'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

type Stopped = Required<Stoppable>

/** On which days a line prices nothing, one phrase for each. */
export const stopWords = (t: TFunction, { isStop, stops }: Stopped): string[] =>
  stops.length === 0 && isStop === 1
    ? [t('record.state.stopped')]
    : stops.map(({ from, to }) =>
        to === null
          ? t('record.priced.stoppedFrom', { from })
          : t('record.priced.stoppedBetween', { from, to }),
      )

/** Marks a line that prices nothing today. */
export function StopTag({ line }: { line: Stopped }) {
  const { t } = useTranslation()
  const [day] = useState(() => today(new Date().toISOString()))
  return isStoppedOn(line, day) ? <StatusTag tone="idle" label={t('record.state.stopped')} /> : null
}
