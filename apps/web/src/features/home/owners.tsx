import { Link } from '@tanstack/react-router'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { useTranslation } from 'react-i18next'
import { tonnes } from '../../lib/numbers.ts'
import { Bar } from './bar.tsx'
import { stockList } from './links.ts'

type Stock = NonNullable<HomeFigures['stock']>

/** Whose goods lie here, the most first. */
export function Owners({ stock: { owners, others } }: { stock: Stock }) {
  const { t } = useTranslation()
  const most = Math.max(...owners.map(({ net }) => Number(net)), 1)
  return (
    <section className="card">
      <h2>{t('home.stock')}</h2>
      {owners.length === 0 ? (
        <p className="home-empty">{t('home.noStock')}</p>
      ) : (
        <table className="home-bars">
          <colgroup>
            <col />
            <col className="number" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('home.owner')}</th>
              <th scope="col">{t('home.stock')}</th>
            </tr>
          </thead>
          <tbody>
            {owners.map(({ id, name, net }) => (
              <tr key={id}>
                <th scope="row">
                  <Link {...stockList({ hqCustomerId: id })} title={name}>
                    {name}
                  </Link>
                  <Bar percent={(Number(net) / most) * 100} />
                </th>
                <td>{tonnes(net)}</td>
              </tr>
            ))}
            {others.owners > 0 && (
              <tr>
                <th scope="row">
                  <Link {...stockList({ by: 'customer' })}>
                    {t('home.others', { count: others.owners })}
                  </Link>
                  <Bar percent={(Number(others.net) / most) * 100} />
                </th>
                <td>{tonnes(others.net)}</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  )
}
