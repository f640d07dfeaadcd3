import { useQuery } from '@tanstack/react-query'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { Button, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { inPlace, trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import { Areas } from './areas.tsx'
import { Figures } from './figures.tsx'
import { Owners } from './owners.tsx'
import { Throughput } from './throughput.tsx'
import { Todos } from './todos.tsx'
import { Welcome } from './welcome.tsx'
import './home.css'

/** What waits for somebody today, and how the warehouse does; asked for anew whenever its tab is shown. */
export function Home() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    ...trpc.dashboard.home.queryOptions({}),
    ...inPlace,
  })
  return (
    <div className="home">
      <div className="page-head">
        <h1>{t('home.title')}</h1>
        {data && <span className="count">{dayWords(data.day, t)}</span>}
      </div>
      <Welcome />
      {error && (
        <div className="card home-failed" role="alert">
          <p>{t('home.failed', { reason: apiErrorOf(error).message })}</p>
          <Button onClick={() => void refetch()}>{t('action.retry')}</Button>
        </div>
      )}
      {data ? <Blocks data={data} /> : !error && <Waiting />}
    </div>
  )
}

function Blocks({ data }: { data: HomeFigures }) {
  const isOfCustomer = useIsOfCustomer()
  return (
    <>
      <Todos data={data} />
      <Figures data={data} />
      {data.throughput && <Throughput days={data.throughput} />}
      {((data.stock && !isOfCustomer) || data.areas) && (
        <div className="home-pair">
          {data.stock && !isOfCustomer && <Owners stock={data.stock} />}
          {data.areas && <Areas areas={data.areas} />}
        </div>
      )}
    </>
  )
}

/** The shape of what comes. */
const Waiting = () => (
  <>
    <div className="card">
      <Skeleton title={{ width: 120 }} paragraph={{ rows: 4 }} />
    </div>
    <div className="card">
      <Skeleton title={{ width: 180 }} paragraph={{ rows: 6 }} />
    </div>
  </>
)

type Say = (key: string, params: Record<string, string>) => string

/** The day is a calendar day: read and written in UTC, it stays that day in every zone. */
function dayWords(day: string, t: Say): string {
  const locale = currentLanguage() === 'en' ? 'en-GB' : 'zh-CN'
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return t('home.on', { day, weekday: weekday.format(new Date(day)) })
}
