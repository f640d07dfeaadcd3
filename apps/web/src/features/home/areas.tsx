import { Link } from '@tanstack/react-router'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { useTranslation } from 'react-i18next'
import { cubicMetres, grouped, tonnes } from '../../lib/numbers.ts'
import { Bar } from './bar.tsx'
import { stockList } from './links.ts'

type Area = NonNullable<HomeFigures['areas']>[number]

/** From here on an area is shown as full. */
const fullFrom = 95

/** How full areas are, the fullest first. */
export function Areas({ areas }: { areas: readonly Area[] }) {
  const { t } = useTranslation()
  return (
    <section className="card">
      <h2>{t('home.areas')}</h2>
      {areas.length === 0 ? (
        <p className="home-empty">{t('home.noAreas')}</p>
      ) : (
        <table className="home-bars">
          <colgroup>
            <col />
            <col className="number" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('home.area')}</th>
              <th scope="col">{t('home.share')}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area.id}>
                <th scope="row">
                  <Link {...stockList({ locationId: area.id })}>
                    {area.code} {area.name}
                  </Link>
                  <small>
                    <LoadWords area={area} />
                  </small>
                  <Bar percent={Number(area.share ?? 0)} isFull={Number(area.share) >= fullFrom} />
                </th>
                <td>{area.share === null ? t('home.noRoom') : `${area.share}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const measures = {
  weight: { key: 'home.load.weight', words: tonnes },
  pallets: { key: 'home.load.pallets', words: grouped },
  volume: { key: 'home.load.volume', words: cubicMetres },
}

function LoadWords({ area: { measure, load, room } }: { area: Area }) {
  const { t } = useTranslation()
  if (measure === null) return t('home.load.none', { load: tonnes(load) })
  const { key, words } = measures[measure]
  return t(key, { load: words(load), room: words(room ?? '0') })
}
