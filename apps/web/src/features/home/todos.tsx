import { Link } from '@tanstack/react-router'
import type { HomeFigures, TodoFigure } from '@yuncang/shared/nouns/dashboard/contract'
import { useTranslation } from 'react-i18next'
import { grouped } from '../../lib/numbers.ts'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import { listOf } from './links.ts'
import { customerTodoWords, todoWords } from './todo-words.ts'
import '../../ui/status.css'

type Props = { data: Pick<HomeFigures, 'day' | 'todos' | 'undelivered'> }

/** What waits for the person, each line leading to its list. */
export function Todos({ data: { day, todos, undelivered } }: Props) {
  const { t } = useTranslation()
  const isQuiet = todos.length === 0 && !undelivered
  return (
    <section className="card home-todos">
      <h2>{t('home.waiting')}</h2>
      {isQuiet && <p className="home-empty">{t('home.nothing')}</p>}
      <ul>
        {todos.map((todo) => (
          <li key={todo.key}>
            <Link {...listOf(todo.key, day)}>
              <Line todo={todo} />
            </Link>
          </li>
        ))}
        {undelivered ? (
          <li className="home-todo">
            <span>
              <i className="status bad" />
              {t('home.undelivered')}
            </span>
            <b>{grouped(String(undelivered))}</b>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Line({ todo: { key, count, due, late } }: { todo: TodoFigure }) {
  const { t } = useTranslation()
  const isOfCustomer = useIsOfCustomer()
  const kind = late > 0 || key === 'jobsFailed' ? 'bad' : 'waiting'
  return (
    <span className="home-todo">
      <span>
        <i className={`status ${kind}`} />
        {t((isOfCustomer && customerTodoWords[key]) || todoWords[key])}
      </span>
      <b>{grouped(String(count))}</b>
      <small>
        {late > 0 && <em>{t('home.late', { count: late })}</em>}
        {due !== null && t('home.due', { day: due })}
      </small>
    </span>
  )
}
