import { inLanguage, usePage } from '@latchkey/site';
import { measuringChoiceUrl, policyUrl } from '@latchkey/site/urls';
import { useLingui } from '@lingui/react/macro';

/** The links to the policies that hold for this page, and to the choice whether the visit is measured, where it can be. */
export function usePolicyLinks() {
  const { t } = useLingui();
  const { locale, site } = usePage();
  const links: [string, string][] = [
    [policyUrl('privacy', site), t`Privacy`],
    [policyUrl('terms', site), t`Terms`],
  ];
  if (site.measuring) links.push([measuringChoiceUrl(site), t`Privacy choices`]);
  return links.map(([href, label]) => ({ href: inLanguage(href, locale), label }));
}
