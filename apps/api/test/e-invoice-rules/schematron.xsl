<?xml version="1.0" encoding="UTF-8"?>
<!-- Turns Schematron with the binding xslt2 into a stylesheet that names each rule an invoice breaks, a line each. -->
<xsl:stylesheet
  version="2.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:sch="http://purl.oclc.org/dsdl/schematron"
  xmlns:out="urn:stylesheet"
  exclude-result-prefixes="sch"
>
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl" />

  <xsl:template match="/sch:schema">
    <xsl:variable name="patterns" select="sch:pattern | document(sch:include/@href, /)/sch:pattern" />
    <out:stylesheet version="2.0">
      <xsl:namespace name="xs" select="'http://www.w3.org/2001/XMLSchema'" />
      <xsl:for-each select="sch:ns">
        <xsl:namespace name="{@prefix}" select="@uri" />
      </xsl:for-each>
      <out:output method="text" />
      <xsl:copy-of select="xsl:function" />
      <xsl:apply-templates select="sch:let | $patterns/sch:let" />
      <out:template match="/">
        <xsl:for-each select="$patterns[sch:rule]">
          <out:apply-templates select="/" mode="p{position()}" />
        </xsl:for-each>
      </out:template>
      <xsl:for-each select="$patterns[sch:rule]">
        <xsl:variable name="mode" select="concat('p', position())" />
        <!-- Of the rules of a pattern that fit a node, the first alone holds for it. -->
        <xsl:for-each select="sch:rule">
          <out:template match="{@context}" mode="{$mode}" priority="{1000 - position()}">
            <xsl:apply-templates select="sch:let | sch:assert | sch:report" />
            <out:apply-templates select="@* | *" mode="{$mode}" />
          </out:template>
        </xsl:for-each>
        <out:template match="/ | @* | *" mode="{$mode}" priority="-1">
          <out:apply-templates select="@* | *" mode="{$mode}" />
        </out:template>
        <out:template match="text()" mode="{$mode}" priority="-1" />
      </xsl:for-each>
    </out:stylesheet>
  </xsl:template>

  <xsl:template match="sch:let">
    <out:variable name="{@name}" select="{@value}" />
  </xsl:template>

  <xsl:template match="sch:assert">
    <out:if test="not({@test})">
      <xsl:call-template name="broken" />
    </out:if>
  </xsl:template>

  <xsl:template match="sch:report">
    <out:if test="{@test}">
      <xsl:call-template name="broken" />
    </out:if>
  </xsl:template>

  <xsl:template name="broken">
    <out:text><xsl:value-of select="concat(@flag, ' ', @id, '&#10;')" /></out:text>
  </xsl:template>
</xsl:stylesheet>
