import { today } from '@yuncang/shared/kernel/calendar'
import { isStoppedOn, type Stop, type Stoppable } from '@yuncang/shared/nouns/tariff/stops'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

type Stopped = Required<Stoppable>

const phraseOf = (t: TFunction, { from, to }: Stop): string =>
  to === null
    ? t('record.priced.stoppedFrom', { from })
    : t('record.priced.stoppedBetween', { from, to })

/** On which days a line prices nothing, one phrase for each. */
export const stopWords = (t: TFunction, { isStop, stops }: Stopped): string[] =>
  stops.length === 0 && isStop === 1
    ? [t('record.state.stopped')]
    : stops.map((stop) => phraseOf(t, stop))

/** The same in one line. */
export const stopLine = (t: TFunction, line: Stopped): string => stopWords(t, line).join(' · ')

const useToday = () => useState(() => today(new Date().toISOString()))[0]

/** A stop that holds on a day. */
const holdsOn = (day: string) => (stop: Stop) => isStoppedOn({ isStop: 0, stops: [stop] }, day)

/** Marks a line that prices nothing today, and says on which days that is so. */
export function StopTag({ line }: { line: Stopped }) {
  const { t } = useTranslation()
  const day = useToday()
  if (!isStoppedOn(line, day)) return null
  return (
    <StatusTag
      tone="idle"
      label={stopLine(t, { ...line, stops: line.stops.filter(holdsOn(day)) })}
    />
  )
}

/** What its mark does not say of a line: the stops that are over, or to come. */
export function useOtherStops(): (line: Stopped) => string[] {
  const { t } = useTranslation()
  const day = useToday()
  return ({ stops }) => stops.filter((stop) => !holdsOn(day)(stop)).map((stop) => phraseOf(t, stop))
}

/** The mark of a line, and its other stops beside it. */
export function Stops({ line }: { line: Stopped }) {
  const others = useOtherStops()(line).join(' · ')
  return (
    <>
      <StopTag line={line} /> {others}
    </>
  )
}
