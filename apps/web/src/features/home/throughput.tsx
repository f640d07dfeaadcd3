import { Link } from '@tanstack/react-router'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { grouped, tonnes } from '../../lib/numbers.ts'
import { useCan } from '../../session/session-context.tsx'
import { inboundList, outboundList } from './links.ts'
import { axisEnd } from '../../lib/axis.ts'

type Days = NonNullable<HomeFigures['throughput']>

const top = 10
const plotHeight = 140
const base = top + plotHeight
const namedEvery = 7
const dayWords = { in: 'home.inOn', out: 'home.outOn' }
const ticks = [1, 0.5, 0]

/** Goods in and out by day: the chart for the eye, the table behind it for everybody. */
export function Throughput({ days }: { days: Days }) {
  const { t } = useTranslation()
  const isEmpty = days.every(({ inNet, outNet }) => Number(inNet) === 0 && Number(outNet) === 0)
  const length = days.length
  return (
    <section className="card">
      <h2>{t('home.throughput', { days: length })}</h2>
      {isEmpty ? (
        <p className="home-empty">{t('home.noMoves', { days: length })}</p>
      ) : (
        <>
          <p className="home-legend">
            <i className="in" /> {t('home.in')} <i className="out" /> {t('home.out')}
          </p>
          <Chart days={days} />
          <DayTable days={days} />
        </>
      )}
    </section>
  )
}

function Chart({ days }: { days: Days }) {
  const most = Math.max(...days.flatMap(({ inNet, outNet }) => [Number(inNet), Number(outNet)]))
  const end = axisEnd(most / 1000)
  return (
    <div className="home-chart" aria-hidden>
      <svg className="axis" height={base + 24}>
        {ticks.map((part) => (
          <text key={part} x="100%" y={base - part * plotHeight + 4} textAnchor="end">
            {grouped(String(end * part))}
          </text>
        ))}
      </svg>
      <svg className="plot" height={base + 24}>
        {ticks.map((part) => {
          const y = base - part * plotHeight
          return <line key={part} x1="0" x2="100%" y1={y} y2={y} />
        })}
        {days.map((day, index) => (
          <Day key={day.day} day={day} left={index / days.length} end={end} days={days.length} />
        ))}
      </svg>
    </div>
  )
}

type DayProps = { day: Days[number]; left: number; end: number; days: number }

/** Two bars beside each other, and the days of each week back from today by their name. */
function Day({ day: { day, inNet, outNet }, left, end, days }: DayProps) {
  const { t } = useTranslation()
  const width = 100 / days
  const heightOf = (net: string) => {
    const height = (Number(net) / 1000 / end) * plotHeight
    return height > 0 ? Math.max(height, 1) : 0
  }
  const bar = (kind: 'in' | 'out', net: string, at: number) => (
    <rect
      className={kind}
      x={`${left * 100 + width * at}%`}
      width={`${width * 0.36}%`}
      y={base - heightOf(net)}
      height={heightOf(net)}
    >
      <title>{t(dayWords[kind], { day, net: tonnes(net) })}</title>
    </rect>
  )
  const fromLast = days - 1 - Math.round(left * days)
  const isLast = fromLast === 0
  const isNamed = fromLast % namedEvery === 0
  return (
    <g>
      <OfDay kind="in" day={day} isChart>
        {bar('in', inNet, 0.12)}
      </OfDay>
      <OfDay kind="out" day={day} isChart>
        {bar('out', outNet, 0.52)}
      </OfDay>
      {isNamed && (
        <text
          x={isLast ? '100%' : `${left * 100 + width / 2}%`}
          y={base + 18}
          textAnchor={isLast ? 'end' : 'middle'}
        >
          {day.slice(5)}
        </text>
      )}
    </g>
  )
}

type OfDayProps = {
  kind: 'in' | 'out'
  day: string
  /** The table has the same links for the keyboard. */
  isChart?: boolean
  children: ReactNode
}

/** Leads to the orders of which goods moved on the day, for those who may see orders. */
function OfDay({ kind, day, isChart = false, children }: OfDayProps) {
  const isInboundSeen = useCan('inboundOrder:read')
  const isOutboundSeen = useCan('outboundOrder:read')
  if (!(kind === 'in' ? isInboundSeen : isOutboundSeen)) return children
  const list = (kind === 'in' ? inboundList : outboundList)({ moveDate: day })
  return (
    <Link {...list} {...(isChart && { tabIndex: -1 })}>
      {children}
    </Link>
  )
}

function DayTable({ days }: { days: Days }) {
  const { t } = useTranslation()
  return (
    <details className="home-days">
      <summary>{t('home.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('home.day')}</th>
            <th scope="col">{t('home.in')}</th>
            <th scope="col">{t('home.out')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, inNet, outNet }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>
                <OfDay kind="in" day={day}>
                  {tonnes(inNet)}
                </OfDay>
              </td>
              <td>
                <OfDay kind="out" day={day}>
                  {tonnes(outNet)}
                </OfDay>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
