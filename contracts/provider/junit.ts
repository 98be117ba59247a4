import { findTemplate } from './api-document.ts';
import { LEVELS } from './levels.ts';
import type { ReplayedInteraction } from './replay.ts';

/** Formats the results as JUnit XML for CI servers, with a suite for each level. */
export function formatJunitXml(results: readonly ReplayedInteraction[]): string {
  const testSuites = LEVELS.flatMap((level) => {
    const testCases = results.filter(({ interaction }) => interaction.level === level);
    if (testCases.length === 0) return [];
    const failures = testCases.filter(({ result }) => result.problems.length > 0).length;
    const skipped = testCases.filter(({ result }) => result.isNotOffered || result.isLeftOut).length;
    return [
      ` <testsuite name="${level}" tests="${testCases.length}" failures="${failures}" skipped="${skipped}">`,
      ...testCases.flatMap(formatCase),
      ' </testsuite>',
    ];
  });
  return `${['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...testSuites, '</testsuites>'].join('\n')}\n`;
}

function formatCase({ interaction, result, lines }: ReplayedInteraction): string[] {
  const { method, path, status, description } = interaction;
  const call = `${method} ${findTemplate(path)}`;
  const openTag = `  <testcase classname="${escapeXml(call)}" name="${escapeXml(`${status}: ${description}`)}"`;
  if (result.isNotOffered) return [`${openTag}><skipped message="not offered"/></testcase>`];
  if (result.isLeftOut) return [`${openTag}><skipped message="left out"/></testcase>`];
  const [problem] = result.problems;
  if (problem === undefined) return [`${openTag}/>`];
  return [
    `${openTag}>`,
    `   <failure message="${escapeXml(problem)}">${escapeXml(lines.join('\n'))}</failure>`,
    '  </testcase>',
  ];
}

/** Removes the control characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
