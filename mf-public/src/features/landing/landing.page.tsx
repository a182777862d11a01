import { AboutSection } from './components/about-section';
import { ContactSection } from './components/contact-section';
import { HomeSection } from './components/home-section';
import { LandingFooter } from './components/landing-footer';
import { PricingSection } from './components/pricing-section';
import { TestimonialsSection } from './components/testimonials-section';

export function LandingPage() {
  return (
    <>
      <HomeSection />
      <PricingSection />
      <AboutSection />
      <TestimonialsSection />
      <ContactSection />
      <LandingFooter />
    </>
  );
}
