import type { ConnectorFault, OutsideSystem } from '@yuncang/shared/domain/outside'
import type { Priority } from '@yuncang/shared/domain/requirement'
import type { Kit } from '../columns.ts'

/** Help, notes and requests, and what the simulators of outside systems remember (domain.md §4). */
export const deskTables = (c: Kit) => ({
  /** Articles of the platform stand beside those of the tenant. */
  helpArticle: c.tenantTable(
    'help_article',
    {
      id: c.id(),
      briefInstructions: c.text().notNull(),
      /** Safe HTML, here and below: domain/safe-html. */
      details: c.text().notNull(),
      briefInstructionsEn: c.text().notNull(),
      detailsEn: c.text().notNull(),
      routes: c.json<string[]>().notNull(),
      sort: c.int().notNull(),
      isShow: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [c.index('help_article_sort_ix').on(t.tenantNode, t.isDeleted, t.sort)],
    { platform: true },
  ),
  instruction: c.tenantTable(
    'instruction',
    {
      id: c.id(),
      activeRoute: c.text().notNull(),
      title: c.text().notNull(),
      content: c.text().notNull(),
      /** 0 hidden, 1 shown */
      status: c.flag().notNull(),
      author: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('instruction_route_ix').on(t.tenantNode, t.activeRoute, t.status),
      c.index('instruction_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
  ),
  requirement: c.tenantTable(
    'requirement',
    {
      id: c.id(),
      title: c.text().notNull(),
      content: c.text().notNull(),
      route: c.text().notNull(),
      priority: c.text().$type<Priority>().notNull(),
      /** domain/requirement.ts */
      status: c.int().notNull(),
      reply: c.text().notNull(),
      author: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [c.index('requirement_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id)],
  ),
  /** How trainers disturb the simulators of their tenant. */
  simulatorFault: c.tenantTable(
    'simulator_fault',
    {
      system: c.text().$type<OutsideSystem>().notNull(),
      fault: c.text().$type<ConnectorFault>().notNull(),
      updateTime: c.time().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.tenantNode, t.system] })],
  ),
  /** What the simulated customer platform was told of, by idempotency key. */
  simulatedCustomer: c.tenantTable(
    'simulated_customer',
    {
      id: c.id(),
      customerName: c.text().notNull(),
      content: c.json<Record<string, string | number>>().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.index('simulated_customer_name_ix').on(t.tenantNode, t.customerName)],
  ),
})
