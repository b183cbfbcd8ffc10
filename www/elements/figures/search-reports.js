// @ts-check
/**
 * The reports of a search, in order. Pure.
 *
 * @import { Report } from '../../engine/uci.js'
 */

/**
 * Appends a report. When an interrupted search is restarted, its first report comes again and replaces all earlier ones.
 * @template {Pick<Report, 'depth' | 'nodes'>} One
 * @param {readonly One[]} reports @param {One} report @returns {One[]}
 */
export function appended(reports, report) {
  const [first] = reports;
  const isRestarted = first !== undefined && report.depth === first.depth && report.nodes <= first.nodes;
  return isRestarted ? [report] : [...reports, report];
}
