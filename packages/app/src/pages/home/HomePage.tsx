import { tools } from '@verapix/facts';
import { siteData } from '../../seo/site-data';
import { Page } from '../../shell/Page';
import { LatePart } from '../../wiring/LatePart';
import { Audiences } from './Audiences';
import { Demo } from './demo/Demo';
import { FaqTeaser } from './FaqTeaser';
import { GetStarted } from './GetStarted';
import { HomeHero } from './HomeHero';
import { HomePricing } from './HomePricing';
import { HomeStatistics } from './HomeStatistics';
import { HomeTools } from './HomeTools';
import { sections } from './home.css';
import { Testimonials } from './Testimonials';
import { WhyChoose } from './WhyChoose';

/** What is below the first view, each part taken over by itself: together they would hold up the page. */
const below = Object.entries({
  HomeStatistics,
  WhyChoose,
  HomeTools,
  Demo,
  HomePricing,
  Testimonials,
  FaqTeaser,
  Audiences,
  GetStarted,
});

/** `/`: what Verapix is, the proof, the tools, a try, the plans. */
export function HomePage() {
  return (
    <Page
      title="Image tools on your own device"
      description={`${tools.length} image tools that work on your own device. Enlarge a picture up to 4K and see the difference before you keep it.`}
      structuredData={siteData}
    >
      <div className={sections}>
        <HomeHero />
        {below.map(([name, Section]) => (
          <LatePart key={name} fallback={null}>
            <Section />
          </LatePart>
        ))}
      </div>
    </Page>
  );
}
